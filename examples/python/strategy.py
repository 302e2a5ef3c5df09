"""How to play. This is the file to change.

`choose` gets the view of our seat and the legal actions in the notation (docs/notation.md, "Actions"), and
gives one of them. `wants_to_start` says how gladly we would start.
"""


def choose(kind, view, legal):
    """One of the legal actions."""
    return choose_piles(view, legal) if kind == "piles" else choose_clear4(view, legal)


# The Game and Extreme: lay where the pile moves least, and stop as soon as it would hurt.

BASE = {"A": 1, "B": 1, "C": 100, "D": 100}

# More than this we move a pile only if we must.
SMALL_STEP = 3


def step(view, card, pile):
    """How far this card moves the pile towards its end; less than nothing for going back by ten."""
    top = view["piles"][pile][-1] if view["piles"][pile] else BASE[pile]
    return card - top if pile in "AB" else top - card


def choose_piles(view, legal):
    lays = [action for action in legal if action != "end"]
    if not lays:
        return "end"
    best = min(lays, key=lambda action: step(view, int(action[:-1]), action[-1]))
    if "end" in legal and step(view, int(best[:-1]), best[-1]) > SMALL_STEP:
        return "end"
    return best


def wants_to_start(view):
    """Gladly, if two cards can be laid with small steps on fresh piles."""
    near = [card for card in view["hand"] if card - 1 <= 8 or 100 - card <= 8]
    return "want" if len(near) >= 2 else "could" if near else "rather_not"


# Clear 4!: get rid of many cards at once and of high ones first, keep the strong cards for later, and take the
# pile only if nothing else is left.

def choose_clear4(view, legal):
    return max(legal, key=lambda action: liking(view, action))


def liking(view, action):
    """How much we like an action."""
    verb, *words = action.split()
    pile = len(view["pile"])
    if verb == "play":
        jokers = words.count("J")
        values = [value(view, word) for word in words if word != "J"]
        return 10 * len(words) + max(values, default=0) - 12 * jokers
    if verb == "add":
        return 8
    if verb in ("push", "target"):
        # A large pile, for whoever is closest to winning.
        return 3 * pile - cards_left(view, int(words[-1]))
    if verb == "clear":
        return pile
    if verb == "sweep":
        # To go again on an empty pile is nearly always good.
        return 5
    if verb == "blind":
        return -20
    if verb == "end":
        return 0
    # To take the pile costs what is in it.
    return -30 - pile


def value(view, word):
    """The value of a card in a play: a number, or the face-up card of a stack."""
    if not word.startswith("s"):
        return int(word)
    up = view["stacks"][view["viewer"]][int(word[1:]) - 1]["up"]
    return up if isinstance(up, int) else 0


def cards_left(view, seat):
    """How many cards a seat still has."""
    stacks = view["stacks"][seat]
    lying = sum((stack["up"] is not None) + stack["down"] + stack["blind"] for stack in stacks)
    return view["hand_sizes"][seat] + lying
