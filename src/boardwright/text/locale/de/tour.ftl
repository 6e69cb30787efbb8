## Die Führungen über die gezeichneten Spielpläne, Deutsch: zu jedem Schritt eine Überschrift („-head“) und ein, zwei Sätze.

## Jedes Spiel

tour-dock-head = Dein Zug
tour-dock = Hier steht die Frage: Klicke auf dem Plan an, was umrandet ist, oder wähle aus der Liste. Es gilt erst, wenn du bestätigst, und bis dahin kannst du alles zurücknehmen.
