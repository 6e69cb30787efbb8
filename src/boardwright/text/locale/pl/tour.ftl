## Przewodnik po planszach, po polsku: do każdego kroku nagłówek („-head”) i jedno lub dwa zdania.

## Każda gra

tour-dock-head = Twoja tura
tour-dock = Tutaj pojawia się pytanie: kliknij to, co na planszy jest obwiedzione, albo wybierz z listy. Nic się nie liczy, dopóki nie potwierdzisz, a do tego czasu wszystko możesz cofnąć.
