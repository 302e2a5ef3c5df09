### Looking back at games, and reading the rules.

## Replays

replay-loading = On étale la partie.
replay-missing-title = Cette partie n’existe pas
replay-missing-text = Elle est peut-être trop ancienne et a été débarrassée, ou il manque une lettre au lien.
replay-unreachable-title = Impossible d’aller chercher la partie pour l’instant
replay-broken-title = Cet enregistrement ne peut pas être relu
replay-broken-text = Ce qui est gardé ici n’est pas une partie selon nos règles. Rien d’autre n’est touché.
replay-broken-why = Ce qui ne va pas
try-again = Réessayer
eyes = Par les yeux de qui
eyes-open = Tout ouvert
eyes-open-key = Voir toutes les mains (0)
eyes-of = Voir ce que voyait { $name } ({ $key })
hands = Mains
hand-empty = Plus de cartes
hand-next = jouée ensuite
hand-drew = piochée à l’instant
hand-unknown = { $cards ->
    [0] aucune carte cachée
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
}

## Going through a game

replay-steps = Étapes de la partie
replay-slider = Étape de la partie
replay-position = { $step } sur { $last }
replay-value = { $position } : { $told }
replay-to-start = À la donne
replay-turn-back = Un tour en arrière
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-play-key = Lecture ou pause (espace)
replay-on = Une étape en avant
replay-turn-on = Un tour en avant
replay-to-end = À la fin
replay-key-step = une étape en arrière ou en avant
replay-key-turn = un tour en arrière ou en avant
replay-key-ends = à la donne, à la fin
replay-key-play = lecture ou pause
replay-key-eyes = toutes les mains ouvertes, ou par les yeux d’une place
replay-key-next-eyes = par les yeux suivants

## What was done

step-ends = { $name } finit son tour
step-draws = { $cards ->
    [one] pioche { $cards } carte
   *[other] pioche { $cards } cartes
}
step-draws-these = pioche { $cards }
step-lost-stuck = plus aucune carte ne convient
step-lost-skull = une tête de mort est restée découverte
step-lost-three = le tour ne pouvait pas compter exactement trois cartes
step-lost-one-pile = il fallait plus d’une pile pour ce tour
step-plays = { $name } joue { $card }
step-blind = { $name } joue une carte à l’aveugle : { $card }
step-joker-named = le JOKER compte pour { $value }
step-turned-up = { $card } est retourné
step-cleared = { $cards ->
    [one] la défausse est vidée : { $cards } carte quitte le jeu
   *[other] la défausse est vidée : { $cards } cartes quittent le jeu
}
step-takes = { $cards ->
    [0] { $name } n’a rien à prendre
    [one] { $name } prend { $cards } carte
   *[other] { $name } prend { $cards } cartes
}

## Key moments

moments = Moments forts
moment-biggest-step = { $name } : { $card } sur { $pile }, le plus grand pas de tous ({ $numbers })
moment-sweep = { $cards ->
    [one] { $name } vide la défausse : { $cards } carte
   *[other] { $name } vide la défausse : { $cards } cartes
}
moment-biggest-take = { $cards ->
    [one] La plus grosse prise : { $name } prend { $cards } carte
   *[other] La plus grosse prise : { $name } prend { $cards } cartes
}

## Clear 4!

discard-pile = Défausse
discard-empty = La défausse est vide
discard-under = { $cards ->
    [0] Rien dessous
    [one] { $cards } carte dessous
   *[other] { $cards } cartes dessous
}
discard-out = { $cards ->
    [0] aucune hors du jeu
    [one] { $cards } hors du jeu
   *[other] { $cards } hors du jeu
}
stack-hidden = { $cards ->
    [0] rien dessous
    [one] { $cards } carte cachée dessous
   *[other] { $cards } cartes cachées dessous
}

## The check

check-title = La donne était-elle honnête ?
check-intro = Avant la première carte, la table a montré l’empreinte d’un secret. Ce secret est maintenant dans l’enregistrement, et votre navigateur peut vérifier lui-même toute la partie.
check-intro-offline = Votre propre appareil a mélangé cette partie à partir d’un secret, qui est dans l’enregistrement. Votre navigateur peut vérifier lui-même toute la partie.
check-noted = Empreinte notée avant la donne
check-noted-none = Aucune ? Laissez vide
check-now = Vérifier la partie
check-good = Tout est juste.
check-good-so-far = Tout ce qui peut se vérifier est juste.
check-bad = Quelque chose ne va pas.
check-noted-good = Le secret a exactement l’empreinte que vous aviez notée : la donne était fixée avant la première carte.
check-noted-bad = Le secret a une autre empreinte que celle que vous aviez notée. Une autre donne était promise, ou un caractère s’est perdu en route.
check-noted-open = Vous n’avez pas donné d’empreinte : on ne peut donc pas dire si la donne était fixée avant la première carte.
check-deal = Les { $cards } cartes étaient toutes dans l’ordre qui découle du secret, et de rien d’autre.
check-plays = { $plays ->
    [one] { $plays } coup, conforme aux règles.
   *[other] Les { $plays } coups ont tous respecté les règles, un par un.
}
check-result = La partie s’est terminée comme le dit l’enregistrement.
check-no-result = La partie a été abandonnée : il n’y a pas de résultat à vérifier.
check-print = Empreinte du secret :
check-no-seed = L’enregistrement n’a pas de secret : rien ne dit d’où viennent ses cartes.
check-bad-deal = Les cartes ne découlent pas du secret : { $reason }
check-bad-play = Un coup était contraire aux règles : { $reason }
check-limits = Ce que cela ne prouve pas : que personne n’a regardé. Qui tient le serveur aurait pu lire le secret pendant la partie.
check-limits-offline = Ce que cela ne prouve pas : que personne n’a regardé. Qui tient l’appareil aurait pu lire le secret pendant la partie.

## Taking it along

keep = Garder une copie
keep-only-here = Cette partie n’est gardée que dans ce navigateur. Pour la montrer à d’autres, envoyez-leur le fichier.
copy-position = Copier le lien vers cette position
download-record = Télécharger l’enregistrement

## Rules

rules-games = Jeux
rules-contents = Sommaire
rules-loading = Les règles arrivent.
rules-unreachable-title = Impossible d’aller chercher les règles pour l’instant
