"""The web service: tables that people and programs share, stored durably, shown live."""
