"""SVG drawing: sheets, boxes, lettering and pieces that the boards of all games share."""
