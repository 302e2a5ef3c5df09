### The cards of a box that somebody owns, and what else the page says around an agreement.

usual-again = Back to the default
agree-begins-anew = With other rules a new match begins: its points start from zero.
agreed-next = From now on:
deal-in-stead = The host is away. You can choose and deal in their place.

box-enter = Enter my own box…
box-edit = Change this box…
box-see = See the cards
box-see-title = Cards with commands
box-title = The cards of my own box
box-text = Choose a command, then tap the four numbers that carry it in your box. A second tap takes it off again.
box-stamps = Commands
box-numbers = Numbers
box-cell = { $card }: { $command }
box-complete = All in place: four numbers for each command.
box-name = Name of the box
box-my = My box
box-code = Code, to share or to paste
box-copy = Copy the code
box-clear = Remove all
box-delete = Delete this box
box-deleted = The box is no longer kept on this device. “Use this box” keeps it again.
box-not-kept = There’s no room to keep the box on this device. This table can use it all the same.
box-use = Use this box
