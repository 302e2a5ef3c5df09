"""What a seat knows of its table: first the whole of it, then what events change.

The views are kept as the server sent them, with the fields that strategies here need kept up to date. Add
what yours needs. `bot.py --check` compares what you followed with what the server says.
"""

# Fields of a view that are followed. Others are as old as the last whole table.
FOLLOWED = {
    "piles": ["status", "seat", "hand", "hand_sizes", "piles", "draw", "laid", "turns"],
    "clear4": ["status", "seat", "hand", "hand_sizes", "stacks", "pile", "turns"],
}


class Table:
    """A table with the eyes of one seat."""

    def __init__(self, whole):
        self.you = whole["you"]
        self.host = whole["host"]
        self.agreement = whole["agreement"]
        self.places = whole["places"]
        self.round = whole["round"]
        # What can be shown of the seed of the next deal.
        self.sealed = whole["commitment"]

    @property
    def seat(self):
        """Our seat, or None if we only watch."""
        return self.you["seat"]

    @property
    def is_host(self):
        return self.host["id"] == self.you["id"]

    @property
    def is_running(self):
        return self.round is not None and not self.round["over"]

    @property
    def kind(self):
        """Which kind of view it is: `piles` or `clear4`."""
        return next(iter(self.round["view"]))

    @property
    def view(self):
        return self.round["view"][self.kind]

    @property
    def is_opening(self):
        """Whether the players of The Game or Extreme have yet to agree on who starts."""
        return self.is_running and self.view["status"] == "opening"

    def follow(self, event):
        """Takes note of an event: an object with one key, its name. What is new to us does no harm."""
        name, e = next(iter(event.items()))
        happened = getattr(self, f"on_{name}", None)
        if happened is not None:
            happened(e)

    # Around the game.

    def on_sealed(self, e):
        self.sealed = e["commitment"]

    def on_dealt(self, e):
        self.round = e["round"]
        self.sealed = None

    def on_took_back(self, e):
        self.round = e["round"]

    def on_agreed(self, e):
        self.agreement = e["agreement"]
        # Seats that are new are empty.
        self.places += [{"who": "empty"}] * (self.agreement["players"] - len(self.places))
        del self.places[self.agreement["players"]:]

    def on_host(self, e):
        self.host = e["person"]

    def on_place(self, e):
        self.places[e["seat"]] = {"who": e["who"], "stand_in": e.get("stand_in")}

    def on_signal(self, e):
        self.round["talk"].append({"seat": e["seat"], "signal": e["signal"]})

    def on_over(self, e):
        self.round.update(over=True, outcome=e["outcome"], seed=e["seed"])

    # In every game.

    def on_turn(self, e):
        self.view["seat"] = e["seat"]
        if "minimum" in e:
            self.view.update(status="playing", laid=0, minimum=e["minimum"])

    def on_ended(self, e):
        self.view["turns"] += 1

    # The Game and Extreme.

    def on_laid(self, e):
        self.view["piles"][e["pile"]].append(e["card"])
        self.view["laid"] += 1
        self.leave(e["seat"], e["card"], "hand")

    def on_you_drew(self, e):
        self.view["draw"] -= 1
        self.view["hand_sizes"][self.seat] += 1
        self.view["hand"] = sorted(self.view["hand"] + [e["card"]])

    def on_they_drew(self, e):
        self.view["draw"] -= 1
        self.view["hand_sizes"][e["seat"]] += 1

    # Clear 4!

    def on_placed(self, e):
        self.leave(e["seat"], e["card"], e["from"])
        self.view["pile"].append({"card": e["card"], "as": e["as"]})

    def on_blind(self, e):
        self.view["stacks"][e["seat"]][e["stack"] - 1]["blind"] = False

    def on_blind_placed(self, e):
        self.view["pile"].append({"card": e["card"], "as": e["as"]})

    def on_joker_named(self, e):
        for card in reversed(self.view["pile"]):
            if card["card"] == "joker" and card["as"] is None:
                card["as"] = e["value"]
                break

    def on_turned_up(self, e):
        self.view["stacks"][e["seat"]][e["stack"] - 1].update(up=e["card"], down=False)

    def on_special(self, e):
        if e["from"] is not None:
            self.leave(e["seat"], e["card"], e["from"])

    def on_cleared(self, e):
        self.view["pile"] = []

    def on_took(self, e):
        self.view["pile"] = []
        self.view["hand_sizes"][e["seat"]] += len(e["cards"])
        if e["seat"] == self.seat:
            self.view["hand"] += e["cards"]

    def leave(self, seat, card, source):
        """A card leaves the hand or a stack of a seat."""
        if source != "hand":
            self.view["stacks"][seat][source - 1]["up"] = None
            return
        self.view["hand_sizes"][seat] -= 1
        if seat == self.seat:
            self.view["hand"].remove(card)

    def differences(self, whole):
        """What the server says otherwise, as lines; nothing if all was followed well."""
        other = Table(whole)
        if not other.is_running or not self.is_running:
            return []
        mine, theirs = dict(self.view), dict(other.view)
        for view in (mine, theirs):
            view["hand"] = sorted(view["hand"], key=str)
        fields = FOLLOWED[self.kind]
        return [f"{f}: {mine[f]} here, {theirs[f]} there" for f in fields if mine[f] != theirs[f]]
