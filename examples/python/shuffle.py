"""Adds random bits to every deal, so that nobody can stack the deck, the server included.

docs/shuffle.md tells how it works. First the server commits to its seed, then everyone promises bits by a
commitment of their own, then the list of promises is closed, and only then the bits are revealed.
"""

import hashlib
import secrets


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def promise(sealed, seat, bits):
    """The commitment of a seat to its bits, good for one deal."""
    return digest(f"stapel share 1\n{sealed}\n{seat} {bits}")


class Shuffler:
    """What one seat adds to the shuffles of its table."""

    def __init__(self):
        self.deal = None  # the commitment and the seat that our bits are for
        self.bits = None
        self.line = None  # the connection through which we promised them
        self.list = None  # the first closed list that we were shown
        self.reveals = False
        self.revealed = False

    def wish(self, table, line):
        """What is to be requested now, if anything is. `line` is the number of the connection."""
        if self.reveals:
            self.reveals, self.revealed = False, True
            return {"reveal": self.bits}
        if table.sealed is None or table.seat is None:
            return None
        if self.deal != (table.sealed, table.seat):
            # New bits for each deal: those that were revealed are worth nothing any more.
            self.__init__()
            self.deal, self.bits = (table.sealed, table.seat), secrets.token_hex(32)
        if self.line == line:
            return None
        self.line = line
        return {"share": promise(*self.deal, self.bits)}

    def hear(self, shuffle):
        """How far the deal has come. We reveal nothing unless our promise is on the list as we made it."""
        if self.deal is None or shuffle["commitment"] != self.deal[0] or shuffle["stage"] != "dealing":
            return
        shown = {share["seat"]: share["commitment"] for share in shuffle["shares"]}
        self.list = self.list or shown
        ours = shown.get(self.deal[1]) == promise(*self.deal, self.bits)
        self.reveals = ours and not self.revealed

    def complaint(self, record):
        """What is wrong about the shuffle in the record of a game, or None."""
        if self.list is None:
            return None
        sealed, seat = self.deal
        added, promised = {}, {}
        for line in record.splitlines():
            name, _, value = line.partition(": ")
            if name == "seed" and digest("stapel commitment 1\n" + value.strip('"')) != sealed:
                return "the seed is not the one that was sealed"
            if name.startswith("share "):
                at = int(name[len("share "):])
                if value.startswith("left out "):
                    promised[at] = value[len("left out "):]
                else:
                    added[at] = value
                    promised[at] = promise(sealed, at, value)
        if promised != self.list:
            return "the list of promises is not the one that we were shown"
        if self.revealed and added.get(seat) != self.bits:
            return "our bits were left out of the shuffle"
        return None
