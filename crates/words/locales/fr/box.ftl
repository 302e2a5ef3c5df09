### The cards of a box that somebody owns, and what else the page says around an agreement.

usual-again = Réglages par défaut
agree-begins-anew = Avec d’autres règles, une nouvelle partie commence : les points repartent de zéro.
agreed-next = Désormais :
deal-in-stead = L’hôte s’est absenté. Vous pouvez choisir et distribuer à sa place.

box-enter = Saisir ma propre boîte…
box-edit = Modifier cette boîte…
box-see = Voir les cartes
box-see-title = Cartes à consigne
box-title = Les cartes de ma propre boîte
box-text = Choisissez une consigne, puis touchez les quatre nombres qui la portent dans votre boîte. Touchez encore pour l’enlever.
box-stamps = Consignes
box-numbers = Nombres
box-cell = { $card } : { $command }
box-complete = Tout y est : quatre nombres pour chaque consigne.
box-name = Nom de la boîte
box-my = Ma boîte
box-code = Code à partager ou à coller
box-copy = Copier le code
box-clear = Tout enlever
box-delete = Supprimer cette boîte
box-deleted = La boîte n’est plus gardée sur cet appareil. « Prendre cette boîte » la garde à nouveau.
box-not-kept = Il n’y a plus de place pour garder la boîte sur cet appareil. Cette table peut tout de même jouer avec.
box-use = Prendre cette boîte
