### Hearing of one’s turn on this device: a part of the settings.

turns-title = Savoir quand c’est à vous
turns-text = Cet appareil vous dit quand une table vous attend, même page fermée. Votre navigateur vous demande d’abord ; vous apprenez le jeu et l’hôte, jamais une carte.
turns-allow = Me le dire sur cet appareil
turns-on = Cet appareil vous dit quand c’est à vous, même page fermée.
turns-on-while-open = Cet appareil vous dit quand c’est à vous, tant qu’une page de Stapel est ouverte.
turns-stop = Ne plus me le dire
turns-denied = Votre navigateur ne permet pas à cette page de vous prévenir. Autorisez les notifications dans ses réglages, puis revenez.
turns-unsupported = Ce navigateur ne peut rien vous dire pendant que vous regardez ailleurs.
turns-install = Sur iPhone et iPad, ajoutez d’abord Stapel à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvrez-le de là.
turns-no-service = Votre navigateur n’a joint aucun service qui puisse le réveiller. Tant qu’une page est ouverte, il vous le dit quand même.
