## Guilds, German

title = Guilds

## Terms. Factions: a name in the plural; short: the head of a narrow column; symbol: a neuter noun for one symbol.

faction-warriors = { $case ->
   *[nom] Krieger
    [short] Kri
    [symbol] Kriegersymbol
}
faction-wizards = { $case ->
   *[nom] Zauberer
    [short] Zau
    [symbol] Zauberersymbol
}
faction-rogues = { $case ->
   *[nom] Schurken
    [short] Sch
    [symbol] Schurkensymbol
}
faction-nobles = { $case ->
   *[nom] Adlige
    [short] Adl
    [symbol] Adelssymbol
}
faction-priests = { $case ->
   *[nom] Priester
    [short] Pri
    [symbol] Priestersymbol
}
faction-craftsmen = { $case ->
   *[nom] Handwerker
    [short] Han
    [symbol] Handwerkersymbol
}
faction-animals = { $case ->
   *[nom] Tiere
    [short] Tie
    [symbol] Tiersymbol
}

## Characters and rooms: bare (nom, acc), with the definite article (def-nom, def-acc; def-dat of characters, def-gen
## of rooms), the same at the beginning of a sentence (cap-nom), and the pronoun of a room (pro-acc). Rooms with a number
## have no article, except empty ones. Women among the characters have female names: a wish of the King counts them.

character-general = { $case ->
   *[nom] General
    [acc] General
    [def-nom] der General
    [cap-nom] Der General
    [def-acc] den General
    [def-dat] dem General
}
character-paladin = { $case ->
   *[nom] Paladinin
    [acc] Paladinin
    [def-nom] die Paladinin
    [cap-nom] Die Paladinin
    [def-acc] die Paladinin
    [def-dat] der Paladinin
}
character-bodyguard = { $case ->
   *[nom] Leibwächter
    [acc] Leibwächter
    [def-nom] der Leibwächter
    [cap-nom] Der Leibwächter
    [def-acc] den Leibwächter
    [def-dat] dem Leibwächter
}
character-shield-maiden = { $case ->
   *[nom] Schildmaid
    [acc] Schildmaid
    [def-nom] die Schildmaid
    [cap-nom] Die Schildmaid
    [def-acc] die Schildmaid
    [def-dat] der Schildmaid
}
character-gladiator = { $case ->
   *[nom] Gladiator
    [acc] Gladiator
    [def-nom] der Gladiator
    [cap-nom] Der Gladiator
    [def-acc] den Gladiator
    [def-dat] dem Gladiator
}
character-dwarf-veteran = { $case ->
   *[nom] Zwergenveteran
    [acc] Zwergenveteranen
    [def-nom] der Zwergenveteran
    [cap-nom] Der Zwergenveteran
    [def-acc] den Zwergenveteranen
    [def-dat] dem Zwergenveteranen
}
character-mercenary = { $case ->
   *[nom] Söldnerin
    [acc] Söldnerin
    [def-nom] die Söldnerin
    [cap-nom] Die Söldnerin
    [def-acc] die Söldnerin
    [def-dat] der Söldnerin
}
character-alchemist = { $case ->
   *[nom] Alchemist
    [acc] Alchemisten
    [def-nom] der Alchemist
    [cap-nom] Der Alchemist
    [def-acc] den Alchemisten
    [def-dat] dem Alchemisten
}
character-archmage = { $case ->
   *[nom] Erzmagier
    [acc] Erzmagier
    [def-nom] der Erzmagier
    [cap-nom] Der Erzmagier
    [def-acc] den Erzmagier
    [def-dat] dem Erzmagier
}
character-illusionist = { $case ->
   *[nom] Illusionist
    [acc] Illusionisten
    [def-nom] der Illusionist
    [cap-nom] Der Illusionist
    [def-acc] den Illusionisten
    [def-dat] dem Illusionisten
}
character-diviner = { $case ->
   *[nom] Wahrsagerin
    [acc] Wahrsagerin
    [def-nom] die Wahrsagerin
    [cap-nom] Die Wahrsagerin
    [def-acc] die Wahrsagerin
    [def-dat] der Wahrsagerin
}
character-enchantress = { $case ->
   *[nom] Verzauberin
    [acc] Verzauberin
    [def-nom] die Verzauberin
    [cap-nom] Die Verzauberin
    [def-acc] die Verzauberin
    [def-dat] der Verzauberin
}
character-necromancer = { $case ->
   *[nom] Nekromant
    [acc] Nekromanten
    [def-nom] der Nekromant
    [cap-nom] Der Nekromant
    [def-acc] den Nekromanten
    [def-dat] dem Nekromanten
}
character-apprentice = { $case ->
   *[nom] Zauberschülerin
    [acc] Zauberschülerin
    [def-nom] die Zauberschülerin
    [cap-nom] Die Zauberschülerin
    [def-acc] die Zauberschülerin
    [def-dat] der Zauberschülerin
}
character-assassin = { $case ->
   *[nom] Assassinin
    [acc] Assassinin
    [def-nom] die Assassinin
    [cap-nom] Die Assassinin
    [def-acc] die Assassinin
    [def-dat] der Assassinin
}
character-gambler = { $case ->
   *[nom] Glücksspieler
    [acc] Glücksspieler
    [def-nom] der Glücksspieler
    [cap-nom] Der Glücksspieler
    [def-acc] den Glücksspieler
    [def-dat] dem Glücksspieler
}
character-thief = { $case ->
   *[nom] Diebin
    [acc] Diebin
    [def-nom] die Diebin
    [cap-nom] Die Diebin
    [def-acc] die Diebin
    [def-dat] der Diebin
}
character-spy = { $case ->
   *[nom] Spion
    [acc] Spion
    [def-nom] der Spion
    [cap-nom] Der Spion
    [def-acc] den Spion
    [def-dat] dem Spion
}
character-smuggler = { $case ->
   *[nom] Schmuggler
    [acc] Schmuggler
    [def-nom] der Schmuggler
    [cap-nom] Der Schmuggler
    [def-acc] den Schmuggler
    [def-dat] dem Schmuggler
}
character-beggar = { $case ->
   *[nom] Bettler
    [acc] Bettler
    [def-nom] der Bettler
    [cap-nom] Der Bettler
    [def-acc] den Bettler
    [def-dat] dem Bettler
}
character-king-of-thieves = { $case ->
   *[nom] Diebeskönig
    [acc] Diebeskönig
    [def-nom] der Diebeskönig
    [cap-nom] Der Diebeskönig
    [def-acc] den Diebeskönig
    [def-dat] dem Diebeskönig
}
character-prince = { $case ->
   *[nom] Prinz
    [acc] Prinzen
    [def-nom] der Prinz
    [cap-nom] Der Prinz
    [def-acc] den Prinzen
    [def-dat] dem Prinzen
}
character-princess = { $case ->
   *[nom] Prinzessin
    [acc] Prinzessin
    [def-nom] die Prinzessin
    [cap-nom] Die Prinzessin
    [def-acc] die Prinzessin
    [def-dat] der Prinzessin
}
character-duchess = { $case ->
   *[nom] Herzogin
    [acc] Herzogin
    [def-nom] die Herzogin
    [cap-nom] Die Herzogin
    [def-acc] die Herzogin
    [def-dat] der Herzogin
}
character-banker = { $case ->
   *[nom] Bankier
    [acc] Bankier
    [def-nom] der Bankier
    [cap-nom] Der Bankier
    [def-acc] den Bankier
    [def-dat] dem Bankier
}
character-herald = { $case ->
   *[nom] Herold
    [acc] Herold
    [def-nom] der Herold
    [cap-nom] Der Herold
    [def-acc] den Herold
    [def-dat] dem Herold
}
character-ambassador = { $case ->
   *[nom] Botschafterin
    [acc] Botschafterin
    [def-nom] die Botschafterin
    [cap-nom] Die Botschafterin
    [def-acc] die Botschafterin
    [def-dat] der Botschafterin
}
character-tax-collector = { $case ->
   *[nom] Steuereintreiber
    [acc] Steuereintreiber
    [def-nom] der Steuereintreiber
    [cap-nom] Der Steuereintreiber
    [def-acc] den Steuereintreiber
    [def-dat] dem Steuereintreiber
}
character-high-priestess = { $case ->
   *[nom] Hohepriesterin
    [acc] Hohepriesterin
    [def-nom] die Hohepriesterin
    [cap-nom] Die Hohepriesterin
    [def-acc] die Hohepriesterin
    [def-dat] der Hohepriesterin
}
character-healer = { $case ->
   *[nom] Heilerin
    [acc] Heilerin
    [def-nom] die Heilerin
    [cap-nom] Die Heilerin
    [def-acc] die Heilerin
    [def-dat] der Heilerin
}
character-monk = { $case ->
   *[nom] Mönch
    [acc] Mönch
    [def-nom] der Mönch
    [cap-nom] Der Mönch
    [def-acc] den Mönch
    [def-dat] dem Mönch
}
character-inquisitor = { $case ->
   *[nom] Inquisitor
    [acc] Inquisitor
    [def-nom] der Inquisitor
    [cap-nom] Der Inquisitor
    [def-acc] den Inquisitor
    [def-dat] dem Inquisitor
}
character-druid = { $case ->
   *[nom] Druidin
    [acc] Druidin
    [def-nom] die Druidin
    [cap-nom] Die Druidin
    [def-acc] die Druidin
    [def-dat] der Druidin
}
character-orc-shaman = { $case ->
   *[nom] Orkschamanin
    [acc] Orkschamanin
    [def-nom] die Orkschamanin
    [cap-nom] Die Orkschamanin
    [def-acc] die Orkschamanin
    [def-dat] der Orkschamanin
}
character-tithe-keeper = { $case ->
   *[nom] Zehntmeisterin
    [acc] Zehntmeisterin
    [def-nom] die Zehntmeisterin
    [cap-nom] Die Zehntmeisterin
    [def-acc] die Zehntmeisterin
    [def-dat] der Zehntmeisterin
}
character-carpenter = { $case ->
   *[nom] Zimmermann
    [acc] Zimmermann
    [def-nom] der Zimmermann
    [cap-nom] Der Zimmermann
    [def-acc] den Zimmermann
    [def-dat] dem Zimmermann
}
character-architect = { $case ->
   *[nom] Architektin
    [acc] Architektin
    [def-nom] die Architektin
    [cap-nom] Die Architektin
    [def-acc] die Architektin
    [def-dat] der Architektin
}
character-mason = { $case ->
   *[nom] Maurer
    [acc] Maurer
    [def-nom] der Maurer
    [cap-nom] Der Maurer
    [def-acc] den Maurer
    [def-dat] dem Maurer
}
character-master-smith = { $case ->
   *[nom] Schmiedemeisterin
    [acc] Schmiedemeisterin
    [def-nom] die Schmiedemeisterin
    [cap-nom] Die Schmiedemeisterin
    [def-acc] die Schmiedemeisterin
    [def-dat] der Schmiedemeisterin
}
character-innkeeper = { $case ->
   *[nom] Wirtin
    [acc] Wirtin
    [def-nom] die Wirtin
    [cap-nom] Die Wirtin
    [def-acc] die Wirtin
    [def-dat] der Wirtin
}
character-jeweller = { $case ->
   *[nom] Juwelierin
    [acc] Juwelierin
    [def-nom] die Juwelierin
    [cap-nom] Die Juwelierin
    [def-acc] die Juwelierin
    [def-dat] der Juwelierin
}
character-merchant = { $case ->
   *[nom] Händlerin
    [acc] Händlerin
    [def-nom] die Händlerin
    [cap-nom] Die Händlerin
    [def-acc] die Händlerin
    [def-dat] der Händlerin
}
character-guard-dog = { $case ->
   *[nom] Wachhund
    [acc] Wachhund
    [def-nom] der Wachhund
    [cap-nom] Der Wachhund
    [def-acc] den Wachhund
    [def-dat] dem Wachhund
}
character-war-horse = { $case ->
   *[nom] Schlachtross
    [acc] Schlachtross
    [def-nom] das Schlachtross
    [cap-nom] Das Schlachtross
    [def-acc] das Schlachtross
    [def-dat] dem Schlachtross
}
character-cat = { $case ->
   *[nom] Katze
    [acc] Katze
    [def-nom] die Katze
    [cap-nom] Die Katze
    [def-acc] die Katze
    [def-dat] der Katze
}
character-falcon = { $case ->
   *[nom] Falke
    [acc] Falken
    [def-nom] der Falke
    [cap-nom] Der Falke
    [def-acc] den Falken
    [def-dat] dem Falken
}
character-bear = { $case ->
   *[nom] Bär
    [acc] Bären
    [def-nom] der Bär
    [cap-nom] Der Bär
    [def-acc] den Bären
    [def-dat] dem Bären
}
character-mule = { $case ->
   *[nom] Maultier
    [acc] Maultier
    [def-nom] das Maultier
    [cap-nom] Das Maultier
    [def-acc] das Maultier
    [def-dat] dem Maultier
}
character-elf-archer = { $case ->
   *[nom] Elfenschützin
    [acc] Elfenschützin
    [def-nom] die Elfenschützin
    [cap-nom] Die Elfenschützin
    [def-acc] die Elfenschützin
    [def-dat] der Elfenschützin
}
character-engineer = { $case ->
   *[nom] Ingenieur
    [acc] Ingenieur
    [def-nom] der Ingenieur
    [cap-nom] Der Ingenieur
    [def-acc] den Ingenieur
    [def-dat] dem Ingenieur
}
character-gardener = { $case ->
   *[nom] Gärtner
    [acc] Gärtner
    [def-nom] der Gärtner
    [cap-nom] Der Gärtner
    [def-acc] den Gärtner
    [def-dat] dem Gärtner
}
character-beast-tamer = { $case ->
   *[nom] Tierbändigerin
    [acc] Tierbändigerin
    [def-nom] die Tierbändigerin
    [cap-nom] Die Tierbändigerin
    [def-acc] die Tierbändigerin
    [def-dat] der Tierbändigerin
}
character-raven = { $case ->
   *[nom] Rabe
    [acc] Raben
    [def-nom] der Rabe
    [cap-nom] Der Rabe
    [def-acc] den Raben
    [def-dat] dem Raben
}
character-hatchling-dragon = { $case ->
   *[nom] Jungdrache
    [acc] Jungdrachen
    [def-nom] der Jungdrache
    [cap-nom] Der Jungdrache
    [def-acc] den Jungdrachen
    [def-dat] dem Jungdrachen
}

kind-empty = leerer Raum
kind-garden = Garten
kind-dining = Speisezimmer
kind-bedroom = Schlafgemach
kind-luxury = Prunkgemach
kind-kitchen = Küche
kind-courtyard = Innenhof

room-empty-1 = { $case ->
   *[nom] Leerer Raum 1
    [acc] Leeren Raum 1
    [def-nom] der leere Raum 1
    [cap-nom] Der leere Raum 1
    [def-acc] den leeren Raum 1
    [def-gen] des leeren Raums 1
    [pro-acc] ihn
}
room-empty-2 = { $case ->
   *[nom] Leerer Raum 2
    [acc] Leeren Raum 2
    [def-nom] der leere Raum 2
    [cap-nom] Der leere Raum 2
    [def-acc] den leeren Raum 2
    [def-gen] des leeren Raums 2
    [pro-acc] ihn
}
room-empty-3 = { $case ->
   *[nom] Leerer Raum 3
    [acc] Leeren Raum 3
    [def-nom] der leere Raum 3
    [cap-nom] Der leere Raum 3
    [def-acc] den leeren Raum 3
    [def-gen] des leeren Raums 3
    [pro-acc] ihn
}
room-empty-4 = { $case ->
   *[nom] Leerer Raum 4
    [acc] Leeren Raum 4
    [def-nom] der leere Raum 4
    [cap-nom] Der leere Raum 4
    [def-acc] den leeren Raum 4
    [def-gen] des leeren Raums 4
    [pro-acc] ihn
}
room-empty-5 = { $case ->
   *[nom] Leerer Raum 5
    [acc] Leeren Raum 5
    [def-nom] der leere Raum 5
    [cap-nom] Der leere Raum 5
    [def-acc] den leeren Raum 5
    [def-gen] des leeren Raums 5
    [pro-acc] ihn
}
room-empty-6 = { $case ->
   *[nom] Leerer Raum 6
    [acc] Leeren Raum 6
    [def-nom] der leere Raum 6
    [cap-nom] Der leere Raum 6
    [def-acc] den leeren Raum 6
    [def-gen] des leeren Raums 6
    [pro-acc] ihn
}
room-garden-1 = { $case ->
   *[nom] Garten 1
    [acc] Garten 1
    [def-nom] Garten 1
    [cap-nom] Garten 1
    [def-acc] Garten 1
    [def-gen] von Garten 1
    [pro-acc] ihn
}
room-garden-2 = { $case ->
   *[nom] Garten 2
    [acc] Garten 2
    [def-nom] Garten 2
    [cap-nom] Garten 2
    [def-acc] Garten 2
    [def-gen] von Garten 2
    [pro-acc] ihn
}
room-garden-3 = { $case ->
   *[nom] Garten 3
    [acc] Garten 3
    [def-nom] Garten 3
    [cap-nom] Garten 3
    [def-acc] Garten 3
    [def-gen] von Garten 3
    [pro-acc] ihn
}
room-garden-4 = { $case ->
   *[nom] Garten 4
    [acc] Garten 4
    [def-nom] Garten 4
    [cap-nom] Garten 4
    [def-acc] Garten 4
    [def-gen] von Garten 4
    [pro-acc] ihn
}
room-garden-5 = { $case ->
   *[nom] Garten 5
    [acc] Garten 5
    [def-nom] Garten 5
    [cap-nom] Garten 5
    [def-acc] Garten 5
    [def-gen] von Garten 5
    [pro-acc] ihn
}
room-garden-6 = { $case ->
   *[nom] Garten 6
    [acc] Garten 6
    [def-nom] Garten 6
    [cap-nom] Garten 6
    [def-acc] Garten 6
    [def-gen] von Garten 6
    [pro-acc] ihn
}
room-garden-7 = { $case ->
   *[nom] Garten 7
    [acc] Garten 7
    [def-nom] Garten 7
    [cap-nom] Garten 7
    [def-acc] Garten 7
    [def-gen] von Garten 7
    [pro-acc] ihn
}
room-bedroom-warriors = { $case ->
   *[nom] Schlafgemach der Krieger
    [acc] Schlafgemach der Krieger
    [def-nom] das Schlafgemach der Krieger
    [cap-nom] Das Schlafgemach der Krieger
    [def-acc] das Schlafgemach der Krieger
    [def-gen] des Schlafgemachs der Krieger
    [pro-acc] es
}
room-bedroom-wizards = { $case ->
   *[nom] Schlafgemach der Zauberer
    [acc] Schlafgemach der Zauberer
    [def-nom] das Schlafgemach der Zauberer
    [cap-nom] Das Schlafgemach der Zauberer
    [def-acc] das Schlafgemach der Zauberer
    [def-gen] des Schlafgemachs der Zauberer
    [pro-acc] es
}
room-bedroom-rogues = { $case ->
   *[nom] Schlafgemach der Schurken
    [acc] Schlafgemach der Schurken
    [def-nom] das Schlafgemach der Schurken
    [cap-nom] Das Schlafgemach der Schurken
    [def-acc] das Schlafgemach der Schurken
    [def-gen] des Schlafgemachs der Schurken
    [pro-acc] es
}
room-bedroom-nobles = { $case ->
   *[nom] Schlafgemach der Adligen
    [acc] Schlafgemach der Adligen
    [def-nom] das Schlafgemach der Adligen
    [cap-nom] Das Schlafgemach der Adligen
    [def-acc] das Schlafgemach der Adligen
    [def-gen] des Schlafgemachs der Adligen
    [pro-acc] es
}
room-bedroom-priests = { $case ->
   *[nom] Schlafgemach der Priester
    [acc] Schlafgemach der Priester
    [def-nom] das Schlafgemach der Priester
    [cap-nom] Das Schlafgemach der Priester
    [def-acc] das Schlafgemach der Priester
    [def-gen] des Schlafgemachs der Priester
    [pro-acc] es
}
room-bedroom-craftsmen = { $case ->
   *[nom] Schlafgemach der Handwerker
    [acc] Schlafgemach der Handwerker
    [def-nom] das Schlafgemach der Handwerker
    [cap-nom] Das Schlafgemach der Handwerker
    [def-acc] das Schlafgemach der Handwerker
    [def-gen] des Schlafgemachs der Handwerker
    [pro-acc] es
}
room-bedroom-animals = { $case ->
   *[nom] Schlafgemach der Tiere
    [acc] Schlafgemach der Tiere
    [def-nom] das Schlafgemach der Tiere
    [cap-nom] Das Schlafgemach der Tiere
    [def-acc] das Schlafgemach der Tiere
    [def-gen] des Schlafgemachs der Tiere
    [pro-acc] es
}
room-dining-1 = { $case ->
   *[nom] Speisezimmer 1
    [acc] Speisezimmer 1
    [def-nom] Speisezimmer 1
    [cap-nom] Speisezimmer 1
    [def-acc] Speisezimmer 1
    [def-gen] von Speisezimmer 1
    [pro-acc] es
}
room-dining-2 = { $case ->
   *[nom] Speisezimmer 2
    [acc] Speisezimmer 2
    [def-nom] Speisezimmer 2
    [cap-nom] Speisezimmer 2
    [def-acc] Speisezimmer 2
    [def-gen] von Speisezimmer 2
    [pro-acc] es
}
room-dining-3 = { $case ->
   *[nom] Speisezimmer 3
    [acc] Speisezimmer 3
    [def-nom] Speisezimmer 3
    [cap-nom] Speisezimmer 3
    [def-acc] Speisezimmer 3
    [def-gen] von Speisezimmer 3
    [pro-acc] es
}
room-dining-4 = { $case ->
   *[nom] Speisezimmer 4
    [acc] Speisezimmer 4
    [def-nom] Speisezimmer 4
    [cap-nom] Speisezimmer 4
    [def-acc] Speisezimmer 4
    [def-gen] von Speisezimmer 4
    [pro-acc] es
}
room-dining-5 = { $case ->
   *[nom] Speisezimmer 5
    [acc] Speisezimmer 5
    [def-nom] Speisezimmer 5
    [cap-nom] Speisezimmer 5
    [def-acc] Speisezimmer 5
    [def-gen] von Speisezimmer 5
    [pro-acc] es
}
room-kitchen-1 = { $case ->
   *[nom] Küche 1
    [acc] Küche 1
    [def-nom] Küche 1
    [cap-nom] Küche 1
    [def-acc] Küche 1
    [def-gen] von Küche 1
    [pro-acc] sie
}
room-kitchen-2 = { $case ->
   *[nom] Küche 2
    [acc] Küche 2
    [def-nom] Küche 2
    [cap-nom] Küche 2
    [def-acc] Küche 2
    [def-gen] von Küche 2
    [pro-acc] sie
}
room-kitchen-3 = { $case ->
   *[nom] Küche 3
    [acc] Küche 3
    [def-nom] Küche 3
    [cap-nom] Küche 3
    [def-acc] Küche 3
    [def-gen] von Küche 3
    [pro-acc] sie
}
room-kitchen-4 = { $case ->
   *[nom] Küche 4
    [acc] Küche 4
    [def-nom] Küche 4
    [cap-nom] Küche 4
    [def-acc] Küche 4
    [def-gen] von Küche 4
    [pro-acc] sie
}
room-luxury-1 = { $case ->
   *[nom] Prunkgemach 1
    [acc] Prunkgemach 1
    [def-nom] Prunkgemach 1
    [cap-nom] Prunkgemach 1
    [def-acc] Prunkgemach 1
    [def-gen] von Prunkgemach 1
    [pro-acc] es
}
room-luxury-2 = { $case ->
   *[nom] Prunkgemach 2
    [acc] Prunkgemach 2
    [def-nom] Prunkgemach 2
    [cap-nom] Prunkgemach 2
    [def-acc] Prunkgemach 2
    [def-gen] von Prunkgemach 2
    [pro-acc] es
}
room-luxury-3 = { $case ->
   *[nom] Prunkgemach 3
    [acc] Prunkgemach 3
    [def-nom] Prunkgemach 3
    [cap-nom] Prunkgemach 3
    [def-acc] Prunkgemach 3
    [def-gen] von Prunkgemach 3
    [pro-acc] es
}
room-luxury-4 = { $case ->
   *[nom] Prunkgemach 4
    [acc] Prunkgemach 4
    [def-nom] Prunkgemach 4
    [cap-nom] Prunkgemach 4
    [def-acc] Prunkgemach 4
    [def-gen] von Prunkgemach 4
    [pro-acc] es
}
room-luxury-5 = { $case ->
   *[nom] Prunkgemach 5
    [acc] Prunkgemach 5
    [def-nom] Prunkgemach 5
    [cap-nom] Prunkgemach 5
    [def-acc] Prunkgemach 5
    [def-gen] von Prunkgemach 5
    [pro-acc] es
}
room-luxury-6 = { $case ->
   *[nom] Prunkgemach 6
    [acc] Prunkgemach 6
    [def-nom] Prunkgemach 6
    [cap-nom] Prunkgemach 6
    [def-acc] Prunkgemach 6
    [def-gen] von Prunkgemach 6
    [pro-acc] es
}
room-barracks = { $case ->
   *[nom] Kaserne
    [acc] Kaserne
    [def-nom] die Kaserne
    [cap-nom] Die Kaserne
    [def-acc] die Kaserne
    [def-gen] der Kaserne
    [pro-acc] sie
}
room-arcane-study = { $case ->
   *[nom] Zauberstube
    [acc] Zauberstube
    [def-nom] die Zauberstube
    [cap-nom] Die Zauberstube
    [def-acc] die Zauberstube
    [def-gen] der Zauberstube
    [pro-acc] sie
}
room-den = { $case ->
   *[nom] Spelunke
    [acc] Spelunke
    [def-nom] die Spelunke
    [cap-nom] Die Spelunke
    [def-acc] die Spelunke
    [def-gen] der Spelunke
    [pro-acc] sie
}
room-salon = { $case ->
   *[nom] Salon
    [acc] Salon
    [def-nom] der Salon
    [cap-nom] Der Salon
    [def-acc] den Salon
    [def-gen] des Salons
    [pro-acc] ihn
}
room-chapel = { $case ->
   *[nom] Kapelle
    [acc] Kapelle
    [def-nom] die Kapelle
    [cap-nom] Die Kapelle
    [def-acc] die Kapelle
    [def-gen] der Kapelle
    [pro-acc] sie
}
room-workshop-kitchen = { $case ->
   *[nom] Werkstattküche
    [acc] Werkstattküche
    [def-nom] die Werkstattküche
    [cap-nom] Die Werkstattküche
    [def-acc] die Werkstattküche
    [def-gen] der Werkstattküche
    [pro-acc] sie
}
room-stable-yard = { $case ->
   *[nom] Stallhof
    [acc] Stallhof
    [def-nom] der Stallhof
    [cap-nom] Der Stallhof
    [def-acc] den Stallhof
    [def-gen] des Stallhofs
    [pro-acc] ihn
}
room-banquet-hall = { $case ->
   *[nom] Bankettsaal
    [acc] Bankettsaal
    [def-nom] der Bankettsaal
    [cap-nom] Der Bankettsaal
    [def-acc] den Bankettsaal
    [def-gen] des Bankettsaals
    [pro-acc] ihn
}
room-council-court = { $case ->
   *[nom] Ratshof
    [acc] Ratshof
    [def-nom] der Ratshof
    [cap-nom] Der Ratshof
    [def-acc] den Ratshof
    [def-gen] des Ratshofs
    [pro-acc] ihn
}
room-great-garden = { $case ->
   *[nom] Großer Garten
    [acc] Großen Garten
    [def-nom] der Große Garten
    [cap-nom] Der Große Garten
    [def-acc] den Großen Garten
    [def-gen] des Großen Gartens
    [pro-acc] ihn
}
room-herb-garden = { $case ->
   *[nom] Kräutergarten
    [acc] Kräutergarten
    [def-nom] der Kräutergarten
    [cap-nom] Der Kräutergarten
    [def-acc] den Kräutergarten
    [def-gen] des Kräutergartens
    [pro-acc] ihn
}
room-rose-garden = { $case ->
   *[nom] Rosengarten
    [acc] Rosengarten
    [def-nom] der Rosengarten
    [cap-nom] Der Rosengarten
    [def-acc] den Rosengarten
    [def-gen] des Rosengartens
    [pro-acc] ihn
}
room-grand-courtyard = { $case ->
   *[nom] Ehrenhof
    [acc] Ehrenhof
    [def-nom] der Ehrenhof
    [cap-nom] Der Ehrenhof
    [def-acc] den Ehrenhof
    [def-gen] des Ehrenhofs
    [pro-acc] ihn
}
room-well-courtyard = { $case ->
   *[nom] Brunnenhof
    [acc] Brunnenhof
    [def-nom] der Brunnenhof
    [cap-nom] Der Brunnenhof
    [def-acc] den Brunnenhof
    [def-gen] des Brunnenhofs
    [pro-acc] ihn
}
room-market-courtyard = { $case ->
   *[nom] Markthof
    [acc] Markthof
    [def-nom] der Markthof
    [cap-nom] Der Markthof
    [def-acc] den Markthof
    [def-gen] des Markthofs
    [pro-acc] ihn
}
room-throne-room = { $case ->
   *[nom] Thronsaal
    [acc] Thronsaal
    [def-nom] der Thronsaal
    [cap-nom] Der Thronsaal
    [def-acc] den Thronsaal
    [def-gen] des Thronsaals
    [pro-acc] ihn
}
room-gallery = { $case ->
   *[nom] Galerie
    [acc] Galerie
    [def-nom] die Galerie
    [cap-nom] Die Galerie
    [def-acc] die Galerie
    [def-gen] der Galerie
    [pro-acc] sie
}
room-counting-house = { $case ->
   *[nom] Kontor
    [acc] Kontor
    [def-nom] das Kontor
    [cap-nom] Das Kontor
    [def-acc] das Kontor
    [def-gen] des Kontors
    [pro-acc] es
}

## The wishes of the King follow a colon or stand in quotation marks.

objective-most-gardens = meiste Gärten
objective-most-characters = meiste Charaktere
objective-most-dwarves = meiste Zwerge
objective-most-human-women = meiste menschliche Frauen
objective-fewest-characters = wenigste Charaktere
objective-most-factions = meiste verschiedene Fraktionen
objective-most-space = größte bebaute Fläche
objective-most-small-rooms = meiste kleine Räume
objective-lowest-income = niedrigstes Florin-Einkommen (Karten)
objective-highest-income = höchstes Florin-Einkommen (Karten)
objective-most-gold = meistes Gold am Spielende
objective-most-warriors = meiste Kriegersymbole
objective-most-wizards = meiste Zauberersymbole
objective-most-rogues = meiste Schurkensymbole
objective-most-nobles = meiste Adelssymbole
objective-most-priests = meiste Priestersymbole
objective-most-craftsmen = meiste Handwerkersymbole
objective-most-animals = meiste Tiersymbole

race-human = Mensch
race-dwarf = Zwerg
race-elf = Elf
race-orc = Ork
race-animal = Tier

source-characters = Charaktere
source-abilities = Fähigkeiten
source-rooms = Räume
source-objectives = Wünsche des Königs

## wall: that side of a room, without an article.

side-north = { $case ->
   *[nom] Norden
    [wall] Nordseite
}
side-east = { $case ->
   *[nom] Osten
    [wall] Ostseite
}
side-south = { $case ->
   *[nom] Süden
    [wall] Südseite
}
side-west = { $case ->
   *[nom] Westen
    [wall] Westseite
}

## Moments: $case is "when" inside a sentence, else a heading.

moment-start = { $case ->
    [when] zu Beginn der Runde
   *[nom] Beginn der Runde
}
moment-auction = { $case ->
    [when] in deinem Zug bei der Versteigerung
   *[nom] Versteigerung
}
moment-exchange = { $case ->
    [when] vor dem Tausch
   *[nom] Vor dem Tausch
}
moment-building = { $case ->
    [when] in deinem Zug beim Bauen
   *[nom] Bauen
}
moment-end = { $case ->
    [when] am Ende der Runde
   *[nom] Ende der Runde
}
moment-response = { $case ->
    [when] als Antwort auf eine passende Fähigkeit eines Gegners
   *[nom] Antwort
}
moment-marker = { $case ->
    [when] unmittelbar vor der Vergabe des Startspielermarkers
   *[nom] Vergabe des Markers
}
moment-kill = { $case ->
    [when] unmittelbar nach dem Tod eines Charakters
   *[nom] Nach einer Tötung
}
moment-any = { $case ->
    [when] zu Beginn der Runde, in deinem Zug, vor dem Tausch, am Ende der Runde oder als Antwort
   *[nom] Jederzeit
}
moment-never = { $case ->
    [when] nie
   *[nom] Wirkt von selbst
}

## Amounts. Those after "nothing" are for rooms: what they are worth, and where their doors are.

amount-florins = { $count } Florin
amount-gold = { $count } Gold
amount-nothing = nichts
amount-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
amount-income_florins = { $count } Florin pro Runde
amount-income_gold = { $count } Gold pro Runde
amount-north = Norden
amount-north_left = Norden links
amount-north_right = Norden rechts
amount-east = Osten
amount-east_upper = Osten oben
amount-east_lower = Osten unten
amount-south = Süden
amount-south_right = Süden rechts
amount-south_left = Süden links
amount-west = Westen
amount-west_lower = Westen unten
amount-west_upper = Westen oben
worth-icon = { $gained } und 1 { NAME($faction, case: "symbol") }
worth-member = 1 Punkt je { NAME($faction, case: "symbol") }
worth-factions = 1 Punkt je Fraktion
worth-plain = { $gained }

## What characters can do. Price and moment are told apart; $count is the number of the card.

ability-general = am Spielende 1 Punkt je Kriegersymbol
ability-paladin = die Fähigkeit eines gegnerischen Charakters mit Schurkensymbol aufheben
ability-bodyguard = Gegner zahlen { $count } Florin mehr, wenn sie auf deine Charaktere zielen
ability-dwarf-veteran = kann nicht getötet werden
ability-mercenary = { $count ->
    [one] einen gegnerischen Charakter mit höchstens { $count } Punkt töten
   *[other] einen gegnerischen Charakter mit höchstens { $count } Punkten töten
}
ability-alchemist = { $count } Gold erhalten
ability-archmage = am Spielende 1 Punkt je Zauberersymbol
ability-illusionist = zeigt am Spielende zusätzlich das Symbol einer Fraktion deiner Wahl
ability-diviner = einen Charakter auf dem Markt durch die nächste Karte ersetzen
ability-enchantress = einen Charakter auf dem Markt in eine andere Zone versetzen
ability-necromancer = den eben getöteten Charakter in deine Gilde holen
ability-apprentice = { $count ->
    [one] am Spielende { $count } Punkt
   *[other] am Spielende { $count } Punkte
}, wenn deine Gilde mindestens { $symbols ->
    [one] { $symbols } Zauberersymbol zeigt
   *[other] { $symbols } Zauberersymbole zeigt
}
ability-assassin = einen gegnerischen Charakter töten
ability-gambler = { $count ->
    [one] { $count } Florin setzen; das Doppelte zurück, wenn die nächste Karte mindestens 1 Punkt zeigt
   *[other] bis zu { $count } Florin setzen; das Doppelte zurück, wenn die nächste Karte mindestens 1 Punkt zeigt
}
ability-thief = einem Gegner { $count } Florin stehlen
ability-spy = am Spielende so viele Punkte, wie auf dem besten gegnerischen Charakter stehen
ability-smuggler = in diesem Zug beim Kauf eines Raums statt je 1 Gold wahlweise { $count } Florin zahlen
ability-beggar = nach dem Einkommen gibt dir jeder, der mehr Florine hat als du, { $count } Florin
ability-king-of-thieves = am Spielende 1 Punkt je Schurkensymbol
ability-princess = { $count ->
    [one] am Spielende { $count } Punkt, wenn du den Prinzen hast
   *[other] am Spielende { $count } Punkte, wenn du den Prinzen hast
}
ability-duchess = am Spielende 1 Punkt je Adelssymbol
ability-herald = den Startspielermarker erhalten, egal wie viele Florine übrig sind
ability-ambassador = am Spielende 1 Punkt je Fraktion in deiner Gilde
ability-high-priestess = am Spielende 1 Punkt je Priestersymbol
ability-healer = dein angegriffener Charakter überlebt
ability-inquisitor = der Gegner muss { $count } Florin zahlen, sonst wird seine Fähigkeit aufgehoben
ability-druid = am Spielende 1 Punkt für jeden aktiven Garten, höchstens { $count }
ability-tithe-keeper = den gezahlten Florin auf diese Karte legen, höchstens { $count } insgesamt; jeder ist am Spielende 1 Punkt wert
ability-carpenter = ein in diesem Zug gekaufter Raum kostet { $count } Gold weniger, mindestens aber 1
ability-architect = bei einem in diesem Zug gekauften Raum darf an einer Stelle eine Tür auf eine Wand treffen
ability-mason = { $count ->
    [one] am Spielende 1 Punkt für jedes aktive Feld
   *[other] am Spielende 1 Punkt für je { $count } aktive Felder
}
ability-master-smith = am Spielende 1 Punkt je Handwerkersymbol
ability-innkeeper = pro Runde 1 Florin für jedes aktive Speisezimmer und jede aktive Küche, höchstens { $count }
ability-guard-dog = opfert sich, damit ein anderer deiner Charaktere überlebt
ability-cat = { $count ->
    [one] Gegner können nicht auf sie zielen; am Spielende { $count } Punkt, wenn du eine aktive Küche hast
   *[other] Gegner können nicht auf sie zielen; am Spielende { $count } Punkte, wenn du eine aktive Küche hast
}
ability-elf-archer = { $count ->
    [one] { $count } Florin aus einer Zone zurückholen, in der du nicht führst
   *[other] bis zu { $count } Florin aus einer Zone zurückholen, in der du nicht führst
}
ability-engineer = einen eigenen Raum vom Bauplatz nehmen und neu legen
ability-gardener = ein in diesem Zug gekaufter Garten kostet { $count } Gold weniger
ability-beast-tamer = am Spielende 1 Punkt je Tiersymbol
ability-raven = die nächsten zwei Karten ansehen und in beliebiger Reihenfolge zurücklegen

## Options

option-bid_mode = Was ein Gebot leisten muss
option-bid_mode-two_added = In zwei Zonen Florine legen und in beiden führen
option-bid_mode-two_led = In einer oder zwei Zonen Florine legen und danach in mindestens zwei Zonen führen
option-refund_on_empty = Florine kommen zurück, sobald eine Zone leer ist, nicht erst vor dem Tausch
option-supplement = Sechs weitere Charaktere: Elfenschützin, Ingenieur, Gärtner, Tierbändigerin, Rabe, Jungdrache
option-crown_agent = Zu zweit bietet der Agent der Krone 1 Florin in jeder Zone mit einem Charakter: Zum Führen braucht man dort mindestens 2
option-second_killer = Auch die Söldnerin kann töten: für 4 Florin einen Charakter mit höchstens 2 Punkten
option-plot_rows = Reihen der Bauplätze
option-plot_rows-5 = Fünf Reihen: 18 freie Felder
option-plot_rows-4 = Vier Reihen: 14 freie Felder
option-room_supply = Neue Räume in jeder Runde
option-room_supply-normal = Normal: 4, 6 oder 8 Räume zu zweit, zu dritt oder zu viert
option-room_supply-tight = Knapp: 3, 5 oder 6 Räume zu zweit, zu dritt oder zu viert
option-gold_income_points = Punkte von Bankier und Juwelierin, die Gold bringen
option-gold_income_points--2 = −2 Punkte
option-gold_income_points--3 = −3 Punkte

## What happened

event-begins = { $seat } hat den Startspielermarker.
event-objective-drawn = Ein Wunsch des Königs: { NAME($objective) }.
event-round-begins = Runde { $number } von { $last } beginnt. Alle Fähigkeiten stehen bereit.
event-received = { $coins ->
    [nichts] { $seat } erhält kein Einkommen.
   *[other] { $seat } erhält { $coins } als Einkommen.
}
event-begged = { $victim } hat mehr Florine als { $seat } und muss dem Bettler { $florins } Florin geben.
event-room-shown = Neu in der Auslage: { NAME($room) }.
event-character-shown = Neu in Zone { $zone }: { NAME($character) }.
event-crown-bid = { $florins ->
    [one] Der Agent der Krone bietet 1 Florin in der einzigen Zone mit einem Charakter.
   *[other] Der Agent der Krone bietet je 1 Florin in den { $florins } Zonen mit Charakteren.
}
event-bid-made = { $seat } legt { $florins } Florin in Zone { $zone } und führt dort mit { $total }.
event-bid-made-in-two = { $seat } legt { $florins } Florin in Zone { $zone } und { $more } in Zone { $other } und führt nun mit { $total } und { $sum }.
event-hired = { $seat } nimmt { NAME($character, case: "def-acc") } für { $florins } Florin in die Gilde auf.
event-passed = { $seat } passt.
event-auction-ends = { $left ->
    [0] Die Versteigerung endet: Auf dem Markt liegt kein Charakter mehr.
    [one] Die Versteigerung endet: Alle haben direkt nacheinander gepasst; { $left } Charakter bleibt übrig.
   *[other] Die Versteigerung endet: Alle haben direkt nacheinander gepasst; { $left } Charaktere bleiben übrig.
}
event-refunded = { $seat } erhält { $florins } Florin aus den Zonen zurück.
event-exchanged = { $seat } tauscht { $florins } Florin gegen { $gold } Gold.
event-bought = { $coins ->
    [nichts] { $seat } erhält { NAME($room, case: "def-acc") } kostenlos und legt { NAME($room, case: "pro-acc") } in Spalte { $column }, Reihe { $row }.
   *[other] { $seat } kauft { NAME($room, case: "def-acc") } für { $coins } und legt { NAME($room, case: "pro-acc") } in Spalte { $column }, Reihe { $row }.
}
event-room-inactive = Bei { $seat } ist { NAME($room, case: "def-nom") } nicht durch Türen mit der Halle verbunden: Der Raum ist inaktiv und zählt vorerst nicht.
event-room-awakes = Bei { $seat } ist { NAME($room, case: "def-nom") } jetzt mit der Halle verbunden und wird aktiv.
event-room-cut-off = Bei { $seat } ist { NAME($room, case: "def-nom") } nun von der Halle abgeschnitten und wird inaktiv.
event-doorway-opened = Die Architektin von { $seat } öffnet einen Durchgang an der { NAME($side, case: "wall") } des Felds in Spalte { $column }, Reihe { $row }.
event-builds-no-more = { $seat } kauft in dieser Runde keine Räume mehr.
event-room-kept = { $seat } zahlt dafür, dass { NAME($room, case: "def-nom") } in der Auslage bleibt.
event-cleared = { $rooms ->
    [0] Kein Raum verlässt die Auslage
    [one] { $rooms } Raum verlässt die Auslage
   *[other] { $rooms } Räume verlassen die Auslage
}; { $characters ->
    [0] in den Zonen ist kein Charakter übrig.
    [one] { $characters } Charakter, den niemand genommen hat, scheidet aus.
   *[other] { $characters } Charaktere, die niemand genommen hat, scheiden aus.
}
event-took-marker = { $herald ->
    [0] { $tied ->
        [0] { $seat } hat die meisten Florine übrig ({ $florins }) und erhält den Startspielermarker für die nächste Runde.
       *[other] { $florins ->
            [0] Niemand hat Florine übrig: { $seat } behält den Startspielermarker für die nächste Runde.
           *[other] Gleichstand bei den meisten Florinen (je { $florins }): { $seat } kommt in der Spielreihenfolge zuerst und erhält den Startspielermarker für die nächste Runde.
        }
    }
   *[other] Durch den Herold erhält { $seat } den Startspielermarker für die nächste Runde.
} Alle Florine gehen zurück an die Bank.
event-activated = { $coins ->
    [nichts] { $seat } nutzt { NAME($character, case: "def-acc") }.
   *[other] { $seat } zahlt { $coins } und nutzt { NAME($character, case: "def-acc") }.
}
event-aimed-at = { NAME($character, case: "cap-nom") } soll { NAME($target, case: "def-acc") } von { $owner } töten.
event-aimed-at-market = { NAME($character, case: "cap-nom") } soll { NAME($target, case: "def-acc") } auf dem Markt durch die nächste Karte ersetzen.
event-aimed-at-zone = { NAME($character, case: "cap-nom") } soll { NAME($target, case: "def-acc") } in Zone { $zone } versetzen.
event-aimed-at-player = { NAME($character, case: "cap-nom") } soll { $victim } bestehlen.
event-aimed-at-bid = { NAME($character, case: "cap-nom") } soll { $florins } Florin aus Zone { $zone } zurückholen.
event-aimed-at-room = { NAME($character, case: "cap-nom") } soll { NAME($room, case: "def-acc") } vom Bauplatz nehmen und neu legen.
event-aimed-at-dead = { NAME($character, case: "cap-nom") } soll { NAME($target, case: "def-acc") } von den Toten erwecken.
event-answers = { $character ->
    [character-paladin] { $seat } antwortet auf { NAME($answered, case: "def-acc") } von { $victim } (Karte mit Schurkensymbol): Die Paladinin soll diese Fähigkeit aufheben.
   *[other] { $seat } antwortet auf { NAME($answered, case: "def-acc") } von { $victim }: Zuerst wirkt { NAME($character, case: "def-nom") }. { NAME($answered, case: "cap-nom") } wartet; auch darauf kann noch geantwortet werden.
}
event-answers-to-save = { $character ->
    [character-guard-dog] { $seat } antwortet auf { NAME($answered, case: "def-acc") } von { $victim }: Der Wachhund wird geopfert, um { NAME($saved, case: "def-acc") } zu retten.
   *[other] { $saved ->
        [character-healer] { $seat } antwortet auf { NAME($answered, case: "def-acc") } von { $victim }: Die Heilerin soll sich selbst retten.
       *[other] { $seat } antwortet auf { NAME($answered, case: "def-acc") } von { $victim }: { NAME($character, case: "cap-nom") } soll { NAME($saved, case: "def-acc") } retten.
    }
}
event-answers-with-demand = { $florins ->
    [one] { $seat } antwortet auf { NAME($answered, case: "def-acc") } von { $victim }: { NAME($character, case: "cap-nom") } hebt diese Fähigkeit auf, wenn { $victim } nicht { $florins } Florin zahlt.
   *[other] { $seat } antwortet auf { NAME($answered, case: "def-acc") } von { $victim }: { NAME($character, case: "cap-nom") } hebt diese Fähigkeit auf, wenn { $victim } nicht { $florins } Florin zahlt.
}
event-killed = { NAME($killer, case: "cap-nom") } von { $seat } schlägt zu: { NAME($character, case: "cap-nom") } von { $owner } wird getötet und abgelegt.
event-survived = { NAME($target, case: "cap-nom") } von { $owner } ist geschützt und überlebt den Angriff.
event-protected = { $character ->
    [character-guard-dog] Der geopferte Wachhund schützt { NAME($target, case: "def-acc") } von { $owner } vor dem Angriff.
   *[other] { $target ->
        [character-healer] { NAME($character, case: "cap-nom") } von { $owner } schützt sich selbst vor dem Angriff.
       *[other] { NAME($character, case: "cap-nom") } schützt { NAME($target, case: "def-acc") } von { $owner } vor dem Angriff.
    }
}
event-sacrificed = { $seat } opfert { NAME($character, case: "def-acc") }: Die Karte wird abgelegt.
event-countered = { NAME($counter, case: "cap-nom") } von { $seat } hebt die Fähigkeit auf: { NAME($character, case: "cap-nom") } von { $owner } bleibt ohne Wirkung. Gezahltes kommt nicht zurück.
event-demand-unpaid = { $unable ->
    [0] { $florins ->
        [one] { $seat } will den einen Florin nicht zahlen, den der Inquisitor verlangt.
       *[other] { $seat } will die { $florins } Florin nicht zahlen, die der Inquisitor verlangt.
    }
   *[other] { $florins ->
        [one] { $seat } kann den einen Florin nicht zahlen, den der Inquisitor verlangt.
       *[other] { $seat } kann die { $florins } Florin nicht zahlen, die der Inquisitor verlangt.
    }
}
event-paid-demand = { $florins ->
    [one] { $seat } zahlt den einen Florin, den der Inquisitor verlangt: Diese Fähigkeit ({ NAME($spared) }) wird nicht aufgehoben, doch andere können noch antworten.
   *[other] { $seat } zahlt die { $florins } Florin, die der Inquisitor verlangt: Diese Fähigkeit ({ NAME($spared) }) wird nicht aufgehoben, doch andere können noch antworten.
}
event-nothing-happens = { $character ->
    [character-assassin] Die Assassinin bleibt ohne Wirkung: Das Ziel gehört zu keiner gegnerischen Gilde mehr.
    [character-mercenary] Die Söldnerin bleibt ohne Wirkung: Das Ziel gehört zu keiner gegnerischen Gilde mehr.
    [character-enchantress] Die Verzauberin bleibt ohne Wirkung: Der Charakter lässt sich nicht mehr in diese Zone versetzen.
    [character-gambler] Der Glücksspieler bleibt ohne Wirkung: Der Stapel ist leer. Der Einsatz ist verloren.
    [character-tithe-keeper] Die Zehntmeisterin bleibt ohne Wirkung: Sie gehört nicht mehr zur Gilde. Der gezahlte Florin ist verloren.
    [character-elf-archer] Die Elfenschützin bleibt ohne Wirkung: Aus dieser Zone lassen sich jetzt keine Florine mehr zurückholen.
    [character-healer] Die Heilerin bleibt ohne Wirkung: Der angegriffene Charakter ist schon nicht mehr da.
    [character-guard-dog] Der Wachhund bleibt ohne Wirkung: Der angegriffene Charakter ist schon nicht mehr da.
   *[other] { NAME($character, case: "cap-nom") } bleibt ohne Wirkung: Das Ziel ist nicht mehr da.
}
event-gained-gold = Der Alchemist verschafft { $seat } { $gold } Gold.
event-raised = Der Nekromant erweckt { NAME($character, case: "def-acc") } von den Toten: Die Karte gehört jetzt zur Gilde von { $seat }.
event-divined = Die Wahrsagerin schickt { NAME($character, case: "def-acc") } aus Zone { $zone } weg; { $replaced ->
    [0] der Stapel ist leer, deshalb kommt niemand an diese Stelle.
   *[other] an diese Stelle kommt die nächste Karte.
}
event-moved = Die Verzauberin versetzt { NAME($character, case: "def-acc") } in Zone { $zone }.
event-gambled = Der Glücksspieler von { $seat } deckt { NAME($character, case: "def-acc") } auf ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}): { $florins ->
    [0] Der Einsatz ist verloren.
   *[other] Einsatz und Gewinn ergeben zusammen { $florins } Florin.
} Die Karte kommt unter den Stapel.
event-stole = { $florins ->
    [0] Die Diebin von { $seat } findet bei { $victim } keinen Florin mehr.
   *[other] Die Diebin von { $seat } stiehlt { $victim } { $florins } Florin.
}
event-in-force = { $character ->
    [character-carpenter] Der Zimmermann macht den Raum billiger, den { $seat } in diesem Zug kauft.
    [character-smuggler] Mit dem Schmuggler kann { $seat } in diesem Zug einen Raum mit Florinen statt mit Gold bezahlen.
    [character-architect] Mit der Architektin kann { $seat } in diesem Zug einen gekauften Raum so legen, dass an einer Stelle eine Tür auf eine Wand trifft.
    [character-gardener] Der Gärtner macht einen Garten billiger, den { $seat } in diesem Zug kauft.
   *[other] { NAME($character, case: "cap-nom") } hilft { $seat } beim Raumkauf in diesem Zug.
}
event-tithed = { $florins ->
    [one] Auf der Zehntmeisterin von { $seat } liegt jetzt { $florins } Florin; er ist am Spielende 1 Punkt wert.
   *[other] Auf der Zehntmeisterin von { $seat } liegen jetzt { $florins } Florin; jeder ist am Spielende 1 Punkt wert.
}
event-herald-speaks = Der Herold beansprucht den Startspielermarker für { $seat }, egal wie viele Florine übrig sind.
event-took-back = Die Elfenschützin von { $seat } holt { $florins } Florin aus Zone { $zone } zurück.
event-relocated = Der Ingenieur von { $seat } legt { NAME($room, case: "def-acc") } in Spalte { $column }, Reihe { $row }.
event-saw = { $seat } sieht eine Karte oben auf dem Stapel: { NAME($character) }.
event-saw-unseen = { $seat } sieht sich eine Karte oben auf dem Stapel an.
event-arranged = { $exchanged ->
    [0] { $seat } legt die beiden Karten in derselben Reihenfolge zurück.
   *[other] { $seat } legt die beiden Karten in umgekehrter Reihenfolge zurück.
}
event-arranged-unseen = { $seat } legt zwei Karten auf den Stapel zurück; die Reihenfolge kennt nur { $seat }.
event-faction-named = Der Illusionist von { $seat } zeigt in der Schlusswertung zusätzlich ein { NAME($faction, case: "symbol") }.
event-scored-characters = { $points ->
    [one] { $seat } erhält { $points } Punkt für Charaktere
   *[other] { $seat } erhält { $points } Punkte für Charaktere
} und { $more } für deren Fähigkeiten.
event-scored-rooms = { $points ->
    [one] { $seat } erhält { $points } Punkt für aktive Räume.
   *[other] { $seat } erhält { $points } Punkte für aktive Räume.
}
event-scored-objective = Wunsch des Königs „{ NAME($objective) }“: { $seat } liegt auf Platz { $place } und erhält { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}

## Questions to the player

ask-arrange = Die nächste Karte ist { NAME($character, case: "def-nom") }, danach kommt { NAME($other, case: "def-nom") }. Vertauschst du die beiden?
ask-bid-florins = Wie viele Florine legst du in Zone { $zone }? Du hast dort { $own }, deine Gegner höchstens { $high }.
ask-bid-second-florins = Wie viele Florine legst du in Zone { $zone }? Du hast dort { $own }, deine Gegner höchstens { $high }.
ask-bid-second-zone = Du legst { $florins } Florin in Zone { $zone }. In welcher Zone bietest du außerdem?
ask-bid-zone = { $rule ->
    [one] In welcher Zone bietest du? Eine Zone genügt jetzt.
    [led] In welcher Zone bietest du zuerst? Danach musst du in zwei Zonen führen.
   *[two] In welcher Zone bietest du zuerst? Es folgt eine zweite mit höherer Nummer.
}
ask-call-herald = { $mine ->
    [yes] Du erhältst den Startspielermarker ohnehin. Nutzt du deinen Herold trotzdem?
   *[no] { $holder } würde den Startspielermarker erhalten. Nutzt du deinen Herold, um den Marker selbst zu erhalten?
}
ask-choose-anchor = { $size ->
    [large] Auf welches Feld legst du { NAME($room, case: "def-acc") }? Wähle das obere der beiden Felder oder, wenn der Raum quer liegt, das linke.
   *[small] Auf welches Feld legst du { NAME($room, case: "def-acc") }?
}
ask-choose-lifted-cell = { $size ->
    [large] Auf welches Feld legst du { NAME($room, case: "def-acc") } neu? Wähle das obere der beiden Felder oder, wenn der Raum quer liegt, das linke.
   *[small] Auf welches Feld legst du { NAME($room, case: "def-acc") } neu?
}
ask-choose-lifted-turn = Wie drehst du { NAME($room, case: "def-acc") } in Spalte { $column }, Reihe { $row }?
ask-choose-new-zone = In welche Zone kommt { NAME($target, case: "def-nom") }? Die Gebote bleiben, wo sie sind.
ask-choose-on-offer = { $character ->
    [character-diviner] Welchen Charakter auf dem Markt schickt die Wahrsagerin weg?
   *[other] Welchen Charakter auf dem Markt versetzt { NAME($character, case: "def-nom") }?
}
ask-choose-orientation = Wie drehst du { NAME($room, case: "def-acc") } in Spalte { $column }, Reihe { $row }?
ask-choose-own-bid = Aus welcher Zone holt die Elfenschützin Florine zurück?
ask-choose-own-room = Welchen deiner Räume legt der Ingenieur neu?
ask-choose-rival = Wen soll { NAME($character, case: "def-nom") } töten?
ask-choose-stake = Wie viele Florine setzt der Glücksspieler? Zeigt die nächste Karte mindestens 1 Punkt, erhältst du das Doppelte, sonst ist der Einsatz verloren.
ask-choose-taken-back = Wie viele Florine holt die Elfenschützin aus Zone { $zone } zurück?
ask-choose-victim = Wen bestiehlt die Diebin?
ask-exchange-florins = Wie viel Gold nimmst du im Tausch gegen Florine? 1 Gold kostet { $rate } Florin. { $last ->
    [yes] Das ist die letzte Runde: Es gibt keinen Startspielermarker mehr, und übrige Florine sind am Ende nichts wert.
   *[no] Wer bis zum Ende der Runde die meisten Florine behält, erhält den Startspielermarker; danach verfallen alle Florine.
}
ask-keep-rooms = Zahlst du { $count } Florin, damit ein Raum in der nächsten Runde für alle in der Auslage bleibt?
ask-name-second-faction = Welche Fraktion zeigt dein Illusionist in der Schlusswertung zusätzlich?
ask-pay-in-florins = { $count ->
    [0] { NAME($room, case: "cap-nom") } ist kostenlos.
   *[other] { NAME($room, case: "cap-nom") } kostet { $count } Gold. Wie zahlst du? Mit dem Schmuggler kannst du statt je 1 Gold auch { $rate } Florin zahlen.
}
ask-pay-or-lose = Der Inquisitor von { $holder } verlangt { $count } Florin von dir, sonst bleibt { NAME($character, case: "def-nom") } ohne Wirkung. Zahlst du?
ask-raise-dead = Eben wurde { NAME($target, case: "def-nom") } getötet. Erweckst du diesen Charakter für deine Gilde?
ask-respond = { $aim ->
    [character] { $holder } will mit { NAME($character, case: "def-dat") } { NAME($target, case: "def-acc") } von { $owner } töten.
    [market] { $holder } will mit { NAME($character, case: "def-dat") } { NAME($target, case: "def-acc") } auf dem Markt durch die nächste Karte ersetzen.
    [zone] { $holder } will mit { NAME($character, case: "def-dat") } { NAME($target, case: "def-acc") } in Zone { $zone } versetzen.
    [player] { $holder } will mit { NAME($character, case: "def-dat") } { $victim } bestehlen.
    [answer] { $character ->
        [character-paladin] { $holder } antwortet mit der Paladinin auf { NAME($target, case: "def-acc") } von { $owner }, um diese Fähigkeit aufzuheben.
        [character-inquisitor] { $holder } antwortet mit dem Inquisitor auf { NAME($target, case: "def-acc") } von { $owner }: { $owner } muss { $number } Florin zahlen, sonst wird diese Fähigkeit aufgehoben.
        [character-healer] { $attacked ->
            [character-healer] { $holder } antwortet mit der Heilerin auf { NAME($target, case: "def-acc") } von { $owner }, damit die Heilerin selbst überlebt.
           *[other] { $holder } antwortet mit der Heilerin auf { NAME($target, case: "def-acc") } von { $owner }, um { NAME($attacked, case: "def-acc") } zu retten.
        }
        [character-guard-dog] { $holder } antwortet mit dem Wachhund auf { NAME($target, case: "def-acc") } von { $owner }, um { NAME($attacked, case: "def-acc") } zu retten.
       *[other] { $holder } antwortet mit { NAME($character, case: "def-dat") } auf { NAME($target, case: "def-acc") } von { $owner }.
    }
    [dead] Eben wurde { NAME($target, case: "def-nom") } getötet; { $holder } will die Karte mit { NAME($character, case: "def-dat") } in die eigene Gilde holen.
   *[none] { $character ->
        [character-assassin] { $holder } nutzt die Assassinin, aber das Ziel ist nicht mehr da.
        [character-mercenary] { $holder } nutzt die Söldnerin, aber das Ziel ist nicht mehr da.
        [character-gambler] { $holder } setzt mit dem Glücksspieler { $florins } Florin auf die nächste Karte.
        [character-elf-archer] { $holder } will mit der Elfenschützin { $florins } Florin aus Zone { $zone } zurückholen.
        [character-engineer] { $holder } will mit dem Ingenieur { NAME($room, case: "def-acc") } vom Bauplatz nehmen und neu legen.
       *[other] { $holder } nutzt { NAME($character, case: "def-acc") } ({ NAME($ability, $number) }).
    }
} Antwortest du, bevor das geschieht?
ask-take-auction-turn = { $rule ->
    [one] Du bist in der Versteigerung am Zug: Biete (eine Zone genügt jetzt), nimm einen Charakter aus einer Zone, in der du führst, oder passe.
    [led] Du bist in der Versteigerung am Zug: Biete so, dass du in zwei Zonen führst, nimm einen Charakter aus einer Zone, in der du führst, oder passe.
   *[two] Du bist in der Versteigerung am Zug: Biete in zwei Zonen, nimm einen Charakter aus einer Zone, in der du führst, oder passe.
}
ask-take-building-turn = Kaufe einen Raum oder passe. Wenn du passt, kaufst du in dieser Runde keinen mehr.
ask-use-in-window = { NAME($moment) }: Nutzt du eine Fähigkeit?

## Questions to somebody else

asks-chance = Der Zufall entscheidet.
asks-arrange = { $seat } muss zwei Karten auf den Stapel zurücklegen.
asks-bid-florins = { $seat } muss die Höhe des Gebots wählen.
asks-bid-second-florins = { $seat } muss die Höhe des Gebots in der zweiten Zone wählen.
asks-bid-second-zone = { $seat } muss die zweite Zone eines Gebots wählen.
asks-bid-zone = { $seat } muss die erste Zone eines Gebots wählen.
asks-call-herald = { $seat } muss entscheiden, ob der Herold genutzt wird.
asks-choose-anchor = { $seat } muss ein Feld für einen Raum wählen.
asks-choose-lifted-cell = { $seat } muss ein neues Feld für einen Raum wählen.
asks-choose-lifted-turn = { $seat } muss wählen, wie ein Raum gedreht wird.
asks-choose-new-zone = { $seat } muss eine Zone für die Verzauberin wählen.
asks-choose-on-offer = { $seat } muss einen Charakter auf dem Markt wählen.
asks-choose-orientation = { $seat } muss wählen, wie ein Raum gedreht wird.
asks-choose-own-bid = { $seat } muss eine Zone für die Elfenschützin wählen.
asks-choose-own-room = { $seat } muss einen Raum für den Ingenieur wählen.
asks-choose-rival = { $seat } muss wählen, wer getötet werden soll.
asks-choose-stake = { $seat } muss den Einsatz des Glücksspielers wählen.
asks-choose-taken-back = { $seat } muss wählen, wie viele Florine zurückgeholt werden.
asks-choose-victim = { $seat } muss wählen, wer bestohlen werden soll.
asks-exchange-florins = { $seat } muss entscheiden, wie viele Florine getauscht werden.
asks-keep-rooms = { $seat } muss entscheiden, welche Räume in der Auslage bleiben.
asks-name-second-faction = { $seat } muss eine Fraktion für den Illusionisten nennen.
asks-pay-in-florins = { $seat } muss wählen, wie gezahlt wird.
asks-pay-or-lose = { $seat } muss entscheiden, ob die Forderung des Inquisitors bezahlt wird.
asks-raise-dead = { $seat } muss entscheiden, ob der Nekromant genutzt wird.
asks-respond = { $seat } kann auf eine Fähigkeit antworten.
asks-take-auction-turn = { $seat } muss bieten, einen Charakter nehmen oder passen.
asks-take-building-turn = { $seat } muss einen Raum kaufen oder passen.
asks-use-in-window = { $seat } muss entscheiden, ob eine Fähigkeit genutzt wird.

## Actions

do-pass = Passen
do-pass--take-building-turn = Passen: in dieser Runde keine Räume mehr kaufen
do-done = Keine Fähigkeit nutzen
do-done--bid-second-zone = Nur in dieser einen Zone bieten
do-done--keep-rooms = { $count ->
    [0] Keinen Raum in der Auslage halten
   *[other] Keinen weiteren Raum in der Auslage halten
}
do-done--respond = Nicht antworten
do-done--raise-dead = Nicht erwecken
do-done--call-herald = Herold nicht nutzen
do-bid = Bieten
do-yes = Ja
do-yes--pay-or-lose = { $count } Florin zahlen
do-yes--arrange = Vertauschen
do-no = Nein
do-no--pay-or-lose = Nichts zahlen: Deine Fähigkeit wird aufgehoben
do-no--arrange = Reihenfolge beibehalten
do-use-ability = { NAME($character) }: { NAME($ability, $count) }
do-choose-character = { NAME($character) }
do-choose-character--take-auction-turn = { $florins ->
    [one] { NAME($character, case: "acc") } für deinen einen Florin in Zone { $zone } nehmen
   *[other] { NAME($character, case: "acc") } für deine { $florins } Florin in Zone { $zone } nehmen
}
do-choose-character--choose-rival = { $points ->
    [one] { NAME($character, case: "acc") } von { $owner } töten: { $points } Punkt
   *[other] { NAME($character, case: "acc") } von { $owner } töten: { $points } Punkte
}
do-choose-character--choose-on-offer = { NAME($character) } in Zone { $zone }
do-choose-zone = Zone { $zone } ({ $size ->
    [0] kein Charakter
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } und weitere
}), { $lead ->
    [you] du führst mit { $high }
    [rival] { $holder } führt mit { $high }
   *[nobody] niemand führt
}
do-choose-zone--choose-own-bid = Zone { $zone } ({ $size ->
    [0] kein Charakter
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } und weitere
}), dein Gebot ist { $own }
do-choose-zone--bid-zone = Zone { $zone } ({ $size ->
    [0] kein Charakter
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } und weitere
}), { $lead ->
    [you] du führst mit { $high }
    [rival] { $holder } führt mit { $high }
   *[nobody] niemand führt
}: mindestens { $least } Florin legen
do-choose-zone--bid-second-zone = Zone { $zone } ({ $size ->
    [0] kein Charakter
    [1] { NAME($character) }
    [2] { NAME($character) }, { NAME($other) }
   *[other] { NAME($character) }, { NAME($other) } und weitere
}), { $lead ->
    [you] du führst mit { $high }
    [rival] { $holder } führt mit { $high }
   *[nobody] niemand führt
}: mindestens { $least } Florin legen
do-choose-count = { $count }
do-choose-count--bid-florins = { $count } Florin legen: Dein Gebot ist dann { $total }
do-choose-count--bid-second-florins = { $count } Florin legen: Dein Gebot ist dann { $total }
do-choose-count--exchange-florins = { $count ->
    [0] Nichts tauschen, { $left ->
        [0] keinen Florin
       *[other] { $left } Florin
    } behalten
   *[other] Gegen { $count } Gold tauschen, { $left ->
        [0] keinen Florin
       *[other] { $left } Florin
    } behalten
}
do-choose-count--choose-stake = { $count } Florin setzen
do-choose-count--choose-taken-back = { $count } Florin zurückholen
do-choose-count--pay-in-florins = { $coins ->
    [nichts] Nichts zahlen
   *[other] { $coins } zahlen
}
do-choose-seat = { $seat }
do-choose-seat--choose-victim = { $seat } (hat { $florins } Florin)
do-choose-room = { NAME($room) }
do-choose-room--take-building-turn = { $size ->
    [large] { NAME($room, case: "acc") } ({ NAME($kind) })
   *[small] { NAME($room, case: "acc") }
} kaufen: { $worth ->
    [icon] { $gained } und 1 { NAME($faction, case: "symbol") }
    [member] 1 Punkt je { NAME($faction, case: "symbol") }
    [factions] 1 Punkt je Fraktion
   *[plain] { $gained }
}
do-choose-room--keep-rooms = { $size ->
    [large] { NAME($room, case: "acc") } ({ NAME($kind) })
   *[small] { NAME($room, case: "acc") }
} in der Auslage halten: { $worth ->
    [icon] { $gained } und 1 { NAME($faction, case: "symbol") }
    [member] 1 Punkt je { NAME($faction, case: "symbol") }
    [factions] 1 Punkt je Fraktion
   *[plain] { $gained }
}
do-choose-room--choose-own-room = { NAME($room, case: "acc") } in Spalte { $column }, Reihe { $row } neu legen
do-choose-cell = { $reach ->
    [connected] Spalte { $column }, Reihe { $row }
   *[inactive] Spalte { $column }, Reihe { $row }: inaktiv, kein Weg zur Halle
}
do-choose-cell--choose-lifted-cell = { $reach ->
    [old] Spalte { $column }, Reihe { $row }, wo der Raum jetzt liegt
    [connected] Spalte { $column }, Reihe { $row }
   *[inactive] Spalte { $column }, Reihe { $row }: inaktiv, kein Weg zur Halle
}
do-choose-turn = { $shape ->
    [flat] Quer, Türen:
    [upright] Hochkant, Türen:
   *[small] Türen:
} { $doors ->
    [nichts] keine
   *[other] { $doors }
}{ $reach ->
    [old] {" "}(wie bisher)
    [connected] {""}
   *[inactive] {" "}(inaktiv)
}
do-name-faction = { $count ->
    [one] { NAME($faction) } (deine Gilde zeigt jetzt { $count } Symbol)
   *[other] { NAME($faction) } (deine Gilde zeigt jetzt { $count } Symbole)
}
do-draw-objective = { NAME($objective) }

## Why not

reason-no-bid-possible = Du kannst nicht bieten: Deine Florine reichen nicht, um in so vielen Zonen zu führen, wie ein Gebot verlangt.
reason-not-leading = Du führst nicht in Zone { $zone }: Einen Charakter nimmst du nur aus einer Zone, in der du führst.
reason-not-on-offer = { NAME($character, case: "cap-nom") } ist nicht auf dem Markt.
reason-zone-empty = In Zone { $zone } liegt kein Charakter: Wähle eine Zone mit einem Charakter.
reason-lead-too-dear = Um in Zone { $zone } zu führen, müsstest du mindestens { $count } Florin dazulegen; so viele hast du nicht übrig.
reason-no-second-zone = Nach Zone { $zone } könntest du dir die Führung in einer zweiten Zone mit höherer Nummer nicht leisten. Beginne mit einer niedrigeren Nummer.
reason-zones-ascending = Die Zonen eines Gebots werden in aufsteigender Reihenfolge gewählt: Die zweite kommt nach Zone { $zone }.
reason-zone-is-its-own = Der Charakter liegt schon in Zone { $zone }: Wähle eine andere Zone.
reason-two-zones-needed = Ein Gebot braucht jetzt zwei Zonen: Wähle noch eine.
reason-bid-limits = Um hier zu führen, musst du mindestens { $low } Florin dazulegen; mehr als { $high } sind nicht möglich.
reason-bid-exactly = Hier kannst du nur genau { $count } Florin dazulegen: Mit weniger führst du nicht, mehr ist nicht möglich.
reason-stake-limits = { $most ->
    [one] Hier ist nur { $most } Florin möglich.
   *[other] Hier sind 1 bis { $most } Florin möglich.
}
reason-florins-missing = { $count ->
    [one] Dir fehlt { $count } Florin.
   *[other] Dir fehlen { $count } Florin.
}
reason-gold-missing = { $count ->
    [one] Dir fehlt { $count } Gold.
   *[other] Dir fehlen { $count } Gold.
}
reason-more-than-due = { $count ->
    [0] Der Raum ist kostenlos: Es gibt nichts zu ersetzen.
    [one] Zu zahlen ist nur { $count } Gold: Mehr kannst du nicht durch Florine ersetzen.
   *[other] Zu zahlen sind nur { $count } Gold: Mehr kannst du nicht durch Florine ersetzen.
}
reason-not-your-character = { NAME($character, case: "cap-nom") } gehört nicht zu deiner Gilde.
reason-only-after-kill = { NAME($character, case: "cap-nom") } lässt sich nur nutzen, unmittelbar nachdem ein Charakter einer anderen Gilde getötet wurde.
reason-no-ability = { NAME($character, case: "cap-nom") } hat keine Fähigkeit, die man nutzen kann.
reason-other-moment = { $moment ->
    [moment-never] { NAME($character, case: "cap-nom") } lässt sich nicht nutzen: Die Fähigkeit wirkt von selbst.
   *[other] { NAME($character, case: "cap-nom") } lässt sich nur { NAME($moment, case: "when") } nutzen.
}
reason-used-already = { NAME($character, case: "cap-nom") } wurde in dieser Runde schon genutzt.
reason-no-target = { $character ->
    [character-paladin] Die Paladinin antwortet nur auf gegnerische Charaktere mit Schurkensymbol.
    [character-healer] Die Heilerin antwortet nur, wenn ein Charakter deiner Gilde getötet werden soll und noch nicht geschützt ist.
    [character-guard-dog] Der Wachhund antwortet nur, wenn ein anderer Charakter deiner Gilde getötet werden soll und noch nicht geschützt ist.
    [character-assassin] Es gibt keinen gegnerischen Charakter, den die Assassinin jetzt töten könnte.
    [character-mercenary] Es gibt keinen gegnerischen Charakter, den die Söldnerin jetzt töten könnte.
    [character-enchantress] Die Verzauberin braucht zwei Zonen mit Charakteren.
    [character-thief] Kein Gegner hat Florine, die die Diebin stehlen könnte.
    [character-tithe-keeper] Auf der Zehntmeisterin liegen schon so viele Florine wie möglich.
    [character-elf-archer] Es gibt keine Zone, in der du Florine hast und nicht führst.
    [character-engineer] Auf deinem Bauplatz liegt noch kein Raum, den der Ingenieur neu legen könnte.
   *[other] Es gibt gerade nichts, worauf { NAME($character, case: "def-nom") } wirken könnte.
}
reason-not-in-a-guild = { NAME($character, case: "cap-nom") } gehört zu keiner Gilde.
reason-own-character = { NAME($character, case: "cap-nom") } gehört zu deiner eigenen Gilde: Wähle einen gegnerischen Charakter.
reason-cannot-be-target = { NAME($character, case: "cap-nom") } lässt sich nicht als Ziel wählen.
reason-too-many-points = { $points ->
    [one] Die Söldnerin tötet nur Charaktere mit höchstens { $points } Punkt; { NAME($character, case: "def-nom") } hat mehr.
   *[other] Die Söldnerin tötet nur Charaktere mit höchstens { $points } Punkten; { NAME($character, case: "def-nom") } hat mehr.
}
reason-no-such-player = Dort sitzt niemand.
reason-not-yourself = Dich selbst kannst du nicht wählen.
reason-has-no-florins = { $holder } hat keine Florine.
reason-no-florins-there = In Zone { $zone } hast du keine Florine.
reason-you-lead-there = In Zone { $zone } führst du: Florine kommen nur aus Zonen zurück, in denen du nicht führst.
reason-not-on-your-plot = { NAME($room, case: "cap-nom") } liegt nicht auf deinem Bauplatz.
reason-not-on-display = { NAME($room, case: "cap-nom") } liegt nicht in der Auslage.
reason-fits-nowhere = { NAME($room, case: "cap-nom") } passt nirgends auf deinen Bauplatz.
reason-off-the-plot = { NAME($room, case: "cap-nom") } läge nicht ganz auf dem Bauplatz.
reason-cell-taken = Dort ist kein Platz für { NAME($room, case: "def-acc") }: Die Halle oder ein anderer Raum liegt schon da.
reason-touches-nothing = { NAME($room, case: "cap-nom") } muss an die Halle oder an einen anderen Raum grenzen.
reason-door-meets-wall = An der { NAME($side, case: "wall") } { NAME($room, case: "def-gen") } träfen eine Tür und eine Wand aufeinander.
reason-fits-in-no-turn = Wie man { NAME($room, case: "def-acc") } dort auch dreht: Immer träfe eine Tür auf eine Wand.
reason-same-as-fewer-turns = { NAME($room, case: "cap-nom") } sieht mit weniger Drehungen genauso aus.
reason-kept-already = { NAME($room, case: "cap-nom") } bleibt bereits in der Auslage.
reason-rooms-ascending = Die Räume werden in der Reihenfolge der Liste gewählt, und { NAME($room, case: "def-nom") } kommt vor deiner letzten Wahl: Nimm sie zurück und wähle zuerst diesen Raum.
reason-shown-already = Der Illusionist zeigt bereits ein { NAME($faction, case: "symbol") }.

## Panels of the web table

panel-round = Runde { $round } von { $last }
panel-phase = { $phase ->
    [start] Beginn der Runde
    [auction] Versteigerung
    [exchange] Tausch
    [building] Bauen
   *[end] Ende der Runde
}
panel-over = Das Spiel ist zu Ende
panel-first-player = Startspieler
panel-passed = gepasst
panel-builds-no-more = Kauft in dieser Runde keine Räume mehr
panel-points-now = Punkte, wenn das Spiel jetzt endete
panel-symbols = Symbole
panel-active-rooms = Aktive Räume: { $count } von { $all }
panel-active-cells = Aktive Felder einschließlich der Halle: { $count }
panel-free-cells = Freie Felder: { $count }
panel-stack = Fähigkeiten, die gleich wirken
panel-stack-note = Nummer 1 wirkt zuerst.
panel-may-answer = { $seat } darf antworten
panel-no-ability = Keine Fähigkeit
panel-market = Markt
panel-market-empty = Auf dem Markt liegt gerade kein Charakter.
panel-leads = { $seat } führt in Zone { $zone }
panel-display-empty = In der Auslage liegt gerade kein Raum.
panel-room-type = { $kind }, { $size ->
    [large] groß (zwei Felder)
   *[small] klein (ein Feld)
}
panel-cost = Kosten: { $coins }
panel-doors = Türen: { $doors }
panel-kept = Jemand hat dafür gezahlt, dass dieser Raum in der Auslage bleibt
panel-wish-place = { $place ->
    [1] Erster Platz
   *[2] Zweiter Platz
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
panel-wish-now = jetzt { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
panel-wishes-note = Die Zahlen zeigen, was jede Gilde jetzt hat und welche Punkte sie dafür bekäme. Es zählt erst das Spielende.
panel-my-guild = Deine Charaktere
panel-guild = Charaktere von { $seat }
panel-guild-empty = Noch keine Charaktere
panel-used = genutzt
panel-used-note = Diese Fähigkeit wurde in dieser Runde schon genutzt
panel-my-plot = Dein Bauplatz
panel-plot = Bauplatz von { $seat }
board-cell = Bauplatz von { $seat }, Spalte { $column }, Reihe { $row }: { $reach ->
    [old] wo der Raum jetzt liegt
    [connected] frei
   *[inactive] frei, aber ohne Weg zur Halle
}
panel-plot-note = In der Ecke jedes Felds stehen Spalte und Reihe. Ein Raum ist aktiv, solange Türen von ihm bis zur Halle führen; inaktive Räume zählen nicht.
panel-hall = Halle
panel-half = Das zweite Feld dieses großen Raums
panel-inactive = Inaktiv: noch nicht durch Türen mit der Halle verbunden.
panel-turn-it = Drehen
panel-lay-here = Hier hinlegen
panel-turn-hint = Lage { $number } von { $all }: R dreht weiter
panel-lay-hint = Zeig auf ein markiertes Feld, um den Raum dort zu sehen; R dreht ihn.
panel-door = { $leads ->
    [on] Tür im { NAME($side) }: Der Weg führt weiter
    [edge] Tür im { NAME($side) }: Dort endet der Bauplatz
   *[free] Tür im { NAME($side) }: Hier lässt sich ein Raum anschließen
}
panel-decks = Stapel und abgelegte Karten
panel-deck = Charaktere im Stapel: { $count }
panel-small-rooms = Kleine Räume, die noch kommen können: { $count }
panel-large-rooms = Große Räume, die noch kommen können: { $count }
panel-top = Oben auf dem Stapel, wie du weißt: { $names }
panel-bottom = Ganz unten im Stapel: { $names }
panel-discarded = Abgelegte Charaktere: { $names }
panel-discarded-rooms = Abgelegte Räume: { $names }
panel-rooms-to-come = Räume, die noch nicht zu sehen waren: { $names }
panel-to-come = Charaktere, die noch im Stapel sind
panel-to-come-note = { $count ->
    [0] Alle Charaktere waren schon zu sehen.
   *[other] Diese Charaktere waren noch nicht zu sehen; sie kommen in einer Reihenfolge, die du nicht kennst.
}

## The drawn board

board-key-turn = Beim Legen eines Raums: drehen (Umschalt + R: zurück)
board-laid = Bauplatz von { $seat }, { $shape ->
    [flat] Spalten { $column } und { $last_column }, Reihe { $row }
    [upright] Spalte { $column }, Reihen { $row } und { $last_row }
   *[small] Spalte { $column }, Reihe { $row }
}
board-active = aktiv
board-inactive = inaktiv
board-displayed = { NAME($room) }, in der Auslage für { $coins }
board-no-character = kein Charakter
board-no-bid = Kein Gebot
board-highest-bid = Höchstes Gebot: { $names }, { $coins }
board-tied-bids = Höchste Gebote: { $names }, je { $coins }
board-used = Fähigkeit genutzt
board-first-now = Jetzt auf dem ersten Platz: { $names }
board-discarded = Ablagestapel: { $count }
board-no-stack = Keine Fähigkeit wartet auf ihre Wirkung
board-free = Spalte { $column }, Reihe { $row }: frei

## Headings of choices, how ties are broken, and standing orders

group-auction = Versteigerung
group-abilities = Fähigkeit nutzen
group-rooms = Räume
group-characters = Charaktere
tie = Gleichstand bei den Punkten. Das meiste Gold entscheidet, dann die meisten verschiedenen Fraktionen, dann die meisten aktiven Felder: { $amounts }.
order-decline-until-my-turn = Keine Fähigkeiten nutzen, bis ich am Zug bin
order-only-when-target = Nach Antworten nur fragen, wenn ich das Ziel bin

## What lies on the table, in the terminal and in panels

table-race = { NAME($race) } ({ $sex ->
    [woman] Frau
   *[man] Mann
})
table-setup = Spielaufbau
table-header = Runde { $round } von { $last } · Startspieler: { $first } · Stapel: { $deck }
table-top = oben auf dem Stapel: { $names }
table-next = Wirkt als Nächstes: { $item }
table-then = Danach: { $item }
table-protected = Ziel geschützt
table-gold = G
table-wishes = Wünsche des Königs
table-now = jetzt (Punkte)
table-bids = Gebote (▸ führt)
table-crown = Krone
table-display = Räume in der Auslage
table-worth = bringt
table-kept = bleibt liegen
table-plot = ## Halle  ○ Tür  ( ) inaktiv
table-inactive = inaktiv
table-members = Charaktere (* genutzt): { $names }
table-rooms = Räume: { $names }
table-in-force = beim Raumkauf in diesem Zug: { $names }
table-exchange = Tausch gegen 1 Gold
table-keeping = Einen Raum in der Auslage halten
table-does = Fähigkeit (ganz vorn: Besitzer oder Zone, × = abgelegt)
head-florins = Florine
head-gold = Gold
head-income = Einkommen
head-zone = Zone
head-faction = Fraktion
head-race = Volk
head-type = Art
head-doors = Türen

## The report

report-reading = Besitzer eines Charakters oder Raums ist, wer ihn aufgenommen oder gekauft hat, was auch immer später daraus wurde. Wer mehr davon hat als andere, liegt schon deshalb vorn; zum Vergleich dient die Zeile „Alle“. *Nutzungen* gibt an, wie oft die Fähigkeit im Schnitt genutzt wurde, nachdem der Charakter aufgenommen worden war; bei Charakteren ohne nutzbare Fähigkeit steht ein Strich. Ein Wunsch des Königs hat eine Partie *entschieden*, wenn ohne ihn eine andere Gilde mehr Punkte als der Sieger gehabt hätte; seine Siegquote ist die der Gilden auf seinem ersten Platz.
report-dealt = ausgelegt
report-hired = aufgenommen
report-price = Preis
report-uses = Nutzungen
report-bought = gekauft
report-gold = Gold
report-drawn = gezogen
report-decided = entschieden
report-firsts = Gilden auf Platz 1
report-characters-per-guild = Charaktere je Gilde
report-rooms-per-guild = Räume je Gilde
report-cells-per-guild = Bebaute Felder je Gilde
report-price-per-character = Florine je Charakter
report-first-income = Einkommen in Florin, erste Runde
report-last-income = Einkommen in Florin, letzte Runde
report-turns-per-round = Züge der Versteigerung je Runde
report-passes-per-round = Davon gepasst
report-left-per-round = Charaktere, die niemand nahm, je Runde
report-kept-per-round = In der Auslage gehaltene Räume, je Runde
report-kills-per-game = Tötungen je Partie
report-phase-auction = Versteigerung
report-phase-exchange = Tausch
report-phase-building = Bauen
report-phase-end = Ende der Runde
report-phase-abilities = Fähigkeiten

## The home page

blurb = Biete um Charaktere mit ungewöhnlichen Fähigkeiten, lege Raum um Raum dein Gildenhaus und erfülle die Wünsche des Königs.

## The tour

tour-rounds-head = Deine Gilde
tour-rounds = Willkommen bei Guilds! Du leitest eine junge Gilde in der Stadt des Königs. Wer nach der letzten Runde die meisten Punkte hat, gewinnt; es gibt sie für Charaktere, Räume und die Wünsche des Königs.
tour-wishes-head = Die Wünsche des Königs
tour-wishes = Sie sind für alle gleich und zählen erst am Ende, für den, der sie am besten erfüllt. Kleine Kronen zeigen, wer gerade vorn liegt.
tour-market-head = Der Markt
tour-market = In jeder Runde warten neue Charaktere rund um den Platz. Du bietest, indem du Florine auf deine Zelte legst, in der Regel in zwei Zonen zugleich, und musst danach in beiden führen.
tour-offers-head = Charaktere
tour-offers = Führst du in deinem Zug in einer Zone, darfst du dort einen Charakter nehmen: Der Preis sind alle deine Florine in dieser Zone. Charaktere bringen Punkte, Einkommen, Fähigkeiten und Symbole ihrer Fraktion.
tour-purse-head = Florine und Gold
tour-purse = Deine Halle bringt jede Runde neue Florine; was am Ende der Runde übrig ist, verfällt. Nach der Versteigerung tauschst du, wenn du magst, je fünf gegen ein Gold: Es bleibt dir, und du bezahlst damit Räume.
tour-rooms-head = Räume zu kaufen
tour-rooms = Räume kaufst du mit Gold, einen nach dem anderen, kleine und große. Die Münze in der Ecke ist der Preis, die Halbkreise an den Wänden sind Türen.
tour-plot-head = Dein Haus
tour-plot = Lege jeden Raum so, dass er überall passt, wo er angrenzt: Tür an Tür, Wand an Wand. Punkte und Einkommen bringen nur Räume, die durch Türen mit der Halle verbunden sind.
tour-first-head = Was du zuerst tust
tour-first = Suche zwei Charaktere, die zu einem Wunsch passen oder Einkommen bringen, und biete auf beide ein wenig. Gib nicht alles aus: Die letzten sind oft billig, und fünf übrige Florine sind dein erstes Gold.
