### What every page says.

title = Stapel: The Game, The Game: Extreme, Clear 4!
home = Accueil
navigation = Pages
learn = Apprendre
rules = Règles
settings = Réglages
language = Langue
table = Table
replay = Relecture
close = Fermer
skip-to-content = Aller au contenu
footer = Jouez comme il vous plaît : sans compte, sans publicité, sans pistage.
guest-name = Invité

nowhere-title = Il n’y a rien ici
nowhere-text = Le lien est peut-être ancien, ou une lettre s’est perdue en route.

error-unreachable = Le serveur est injoignable. Rien n’est perdu : réessayez dans un instant.
try-again = Réessayer
error-nonsense = Le serveur a dit quelque chose que cette page ne comprend pas. La recharger peut aider.
error-too-often = C’était un peu trop rapide. Respirez un instant, puis réessayez.
error-too-many-tables = Vous avez autant de tables qu’on peut en avoir. Quittez-en quelques-unes, ou laissez d’abord leurs parties se terminer.
error-over-quota = Vous avez fait ici tout ce que permet une journée. Revenez plus tard.
error-bad-name = Ce nom ne convient pas : 24 caractères au plus, sur une seule ligne.
error-name-invisible = On ne voit rien de ce nom. Mettez au moins une lettre ou un signe que les autres puissent lire.
error-name-of-bot = Ce nom ressemble à celui d’un bot. Choisissez-en un autre.
error-name-in-game = Vous êtes dans une partie où les nombres sont secrets, et les noms n’y changent pas. Changez le vôtre quand elle sera finie.
error-not-found = Cette table n’existe pas. Elle a peut-être été supprimée.
error-refused = Cela n’a pas marché : { $reason }

## Bots

bot-random = Insouciant
bot-greedy = Facile
bot-steady = Fort
bot-expert = Expert
bot-named = Bot ({ $level })

bulletin-maintenance = Ce serveur va être entretenu : pas de nouvelles tables ni parties pour l’instant. Les parties en cours continuent.
bulletin-registration = Ce serveur n’accepte pas de nouveaux invités pour l’instant.
error-registration-closed = Ce serveur n’accepte pas de nouveaux invités pour l’instant. Tu peux jouer sur cet appareil.
error-name-removed = Qui gère ce serveur a retiré ton nom. Tu pourras en choisir un autre plus tard.

## What the start page and the settings say, and tables too

play = Jouer
empty-seat = Place libre
someone-gone = Un ancien invité
save = Enregistrer
error-no-link = Ce lien a déjà servi, ou il est trop ancien.
