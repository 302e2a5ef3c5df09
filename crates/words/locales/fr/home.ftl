### The start page and the settings.

hero-title = Quatre piles, quelques cartes en main et vos amis
hero-text = Ouvrez un lien et jouez : en solo, avec des bots ou avec vos amis, où qu’ils soient. Sans compte.
choose-game = Choisissez un jeu
the-game-line = Posez ensemble toutes les cartes, en montant et en descendant, sans jamais dire un nombre.
extreme-line = Pareil, mais avec des consignes qui vous lient les mains.
clear-4-line = Débarrassez-vous de vos vingt cartes avant tout le monde.
players-one-to-five = 1 à 5 joueurs
players-two-to-six = 2 à 6 joueurs
how-many = Places à la table
how-strong = Niveau des bots
alone = Solo
play-alone = Jouer maintenant
play-with-bots = { $bots ->
    [one] Jouer avec { $bots } bot
   *[other] Jouer avec { $bots } bots
}
play-friends = Jouer entre amis
learn-first = Nouveau ici ? Trois minutes

install-text = Gardez Stapel sur cet appareil comme une application. Ça marche aussi sans réseau.
install = Installer
install-not = Pas maintenant
going-on = Continuer à jouer
mine-more = Tout afficher
my-tables = Vos tables
open-tables = Tables ouvertes
open-tables-none = Aucune table ne cherche de joueurs pour l’instant. Ouvrez-en une et envoyez le lien.
recent-games = Dernières parties
recent-games-none = On n’a encore rien joué ici. La première partie est pour vous.
lists-unreachable = Le serveur est injoignable pour l’instant.
table-running = Partie en cours
table-waiting = Prête à commencer
table-free = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
record-won = Gagnée
record-lost = Perdue
record-won-by = Gagnée par { $names }
record-given-up = Abandonnée
list-remove = Retirer de cette liste
list-removed = Retirée des listes de cet appareil.

your-name = Votre nom
saved = Enregistré
name-saved = Votre nom est enregistré.
theme = Apparence
theme-system = Système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
motion = Mouvement des cartes
motion-still = Aucun
motion-fast = Rapide
motion-normal = Normal
motion-slow = Lent
sound = Sons
show-steps = Toujours montrer combien de cartes un coup sauterait
typed-commands = Un champ pour taper vos coups, et le récit écrit de la partie

## One guest, several devices

device-title = Jouer sur un autre appareil
device-text = Avec ce lien, un autre appareil devient le même invité que celui-ci, avec vos tables et vos parties. Il ne sert qu’une fois et ne vaut que peu de temps. Ne le partagez pas.
device-make = Créer un lien
device-qr = Code QR avec le lien pour votre autre appareil
devices-title = Vos appareils
devices-text = Quiconque utilise l’un d’eux joue sous votre nom. Déconnectez ceux que vous avez perdus ou n’utilisez plus.
device-this = Cet appareil
device-unknown = Un appareil d’avant
device-program = Programme « { $name } »
device-used = Dernière utilisation le { $day }
device-revoke = Déconnecter
device-revoke-one = Déconnecter : { $device }
device-revoke-others = Déconnecter tous les autres appareils
device-revoked = Déconnecté : { $device }
devices-revoked = Tous les autres appareils sont déconnectés.
leave-title = Vous supprimer
leave-text = Vous pouvez partir pour de bon, à tout moment et sans demander à personne.
leave-begin = Me supprimer …
leave-ask = Supprimer { $name } pour de bon ?
leave-what-goes = Votre nom, tout ce que vous avez dit, vos places, liens, appareils et programmes sont supprimés aussitôt. Les parties terminées restent dans les enregistrements de celles et ceux avec qui vous avez joué, sans votre nom. Les parties sur cet appareil y restent.
leave-no-way-back = C’est sans retour.
leave-stay = Non, rester
leave-confirm = Oui, supprimez-moi
left-for-good = C’est fait : vous et tout ce que vous avez dit avez été effacés.
claim-title = Continuer ici avec cet invité ?
claim-text = Cet appareil sera alors l’invité qui a créé le lien. L’invité d’avant ne sera plus ici.
claim = Oui, c’est moi
claimed = Bon retour, { $name }.
claim-failed = Un lien ne sert qu’une fois et ne vaut que peu de temps. Créez-en un nouveau sur votre autre appareil.
