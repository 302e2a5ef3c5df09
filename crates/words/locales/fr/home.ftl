### The start page and the settings.

hero-title = Quatre piles, quelques cartes en main et vos amis
hero-text = Ouvrez un lien et jouez : en solo, avec des bots ou avec vos amis, où qu’ils soient. Sans compte.
play = Jouer
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
empty-seat = Place libre
someone-gone = Quelqu’un de passage
record-won = Gagnée
record-over = Terminée
record-given-up = Abandonnée

your-name = Votre nom
save = Enregistrer
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

device-title = Play on another device
device-text = This link makes another device the same guest as this one, with your tables and games. It works once, for a short while. Don’t share it.
device-make = Make a link
device-qr = Code with the link for your other device
claim-title = Become the same guest here?
claim-text = This device will then be the guest who made the link. Whoever it was before is gone from here.
claim = Yes, that’s me
claimed = Welcome back, { $name }.
claim-failed = Links work once and only for a short while. Make a new one on your other device.
error-no-link = This link was used already, or it is too old.
