#!/usr/bin/env python3
"""A bot for Stapel: sits down at a table and plays.

    bot.py http://127.0.0.1:7373/t/<id>                          joins by the link of a table
    bot.py --open the-game --players 2 --with greedy             opens a table with a bot of the server

It needs Python 3.9 and the package websockets (requirements.txt). docs/bot-guide.md tells how to make it yours.
"""

import argparse
import asyncio
import pathlib
import sys
import urllib.parse

from websockets.exceptions import WebSocketException

import strategy
from shuffle import Shuffler
from stapel import Connection, NotStapel, Refused, Server
from table import Table


class Bot:
    """Plays one seat of one table."""

    def __init__(self, connection, games, check):
        self.connection = connection
        self.games = games
        self.check = check
        self.table = None
        self.shuffler = Shuffler()
        # What the server said when it became our turn, until we have answered.
        self.turn = None
        self.spoken = False
        # Whether cards are on their way: they come once everyone has added to the shuffle.
        self.dealing = False

    async def play(self):
        """Plays until so many games are over."""
        while self.games > 0:
            kind, content = await self.connection.receive()
            if kind == "table":
                self.see(content)
            elif kind == "changed":
                self.turn = None
                for event in content["events"]:
                    self.hear(event)
            elif kind == "your_turn":
                self.turn = content
            elif kind == "shuffle":
                self.shuffler.hear(content)
            elif kind == "refused":
                self.refused(content)
            # Whatever has come: as long as a request is not answered we don't make another.
            if self.connection.pending is None and self.games > 0:
                await self.act()

    def see(self, whole):
        if self.check and self.table is not None and self.turn is not None:
            differences = self.table.differences(whole)
            if differences:
                raise SystemExit("the view was not followed well:\n" + "\n".join(differences))
        self.table = Table(whole)
        self.dealing = False

    def hear(self, event):
        self.table.follow(event)
        if "dealt" in event:
            self.spoken = self.dealing = False
            print(f"game {self.table.round['number']} is dealt", flush=True)
        if "over" in event:
            self.games -= 1
            outcome = event["over"]["outcome"]
            record = event["over"]["record"]
            print(f"over: {outcome or 'given up'}, record {record}", flush=True)
            complaint = self.shuffler.complaint(self.connection.server.record(record))
            if complaint:
                print(f"the shuffle: {complaint}", flush=True)

    def refused(self, refusal):
        # Others may have been faster, which is nothing to worry about.
        # Bits may come too late, too.
        harmless = ("stale", "seat_taken", "game_running", "already_started", "dealing", "no_share")
        if refusal["code"] not in harmless:
            raise Refused(refusal["code"], refusal["message"])

    async def act(self):
        """Does what is to be done now, if anything is."""
        table, connection = self.table, self.connection
        added = self.shuffler.wish(table, connection.line)
        if table.seat is None:
            await connection.request({"sit": None})
        elif added is not None:
            await connection.request(added)
        elif table.is_opening and not self.spoken:
            self.spoken = True
            await connection.request({"signal": {"start": strategy.wants_to_start(table.view)}})
        elif table.is_opening and table.is_host:
            await connection.request({"start": self.starter()}, base=connection.version)
        elif self.turn is not None:
            await self.take_turn()
        elif not table.is_running and table.is_host and self.is_full() and not self.dealing:
            self.dealing = True
            await connection.request("deal")

    async def take_turn(self):
        turn = self.turn
        if self.check and self.check != turn["version"]:
            # Once for each version: the answer is the whole table, which `see` compares with ours.
            self.check = turn["version"]
            await self.connection.request("look")
            return
        self.turn = None
        action = strategy.choose(self.table.kind, self.table.view, turn["legal"])
        await self.connection.request({"act": action}, base=turn["version"])

    def starter(self):
        """Whoever said most gladly that they would start; we, if it is all the same."""
        gladness = {"want": 2, "could": 1, "rather_not": 0}
        said = {self.table.seat: 0.5}
        for each in self.table.round["talk"]:
            if isinstance(each["signal"], dict) and "start" in each["signal"]:
                ours = 0.5 if each["seat"] == self.table.seat else 0
                said[each["seat"]] = gladness[each["signal"]["start"]] + ours
        return max(said, key=said.get)

    def is_full(self):
        return all(place["who"] != "empty" for place in self.table.places)


def read_arguments():
    parser = argparse.ArgumentParser(description="A bot for Stapel: sits down at a table and plays.")
    parser.add_argument("link", nargs="?", help="the link of a table, such as http://127.0.0.1:7373/t/<id>")
    parser.add_argument("--open", metavar="GAME", help="open a table: the-game, extreme or clear-4")
    parser.add_argument("--server", default="http://127.0.0.1:7373", help="where to open it (%(default)s)")
    parser.add_argument("--players", type=int, default=2, help="how many play there (%(default)s)")
    parser.add_argument(
        "--with", dest="bots", metavar="BOT", help="put this bot of the server into the other seats"
    )
    parser.add_argument("--name", default="Python bot", help="what others see (%(default)s)")
    parser.add_argument("--token-file", type=pathlib.Path, help="keep the token here, to be the same next time")
    parser.add_argument("--games", type=int, default=1, help="how many games to play (%(default)s)")
    parser.add_argument("--check", action="store_true", help="compare what was followed with the server, always")
    arguments = parser.parse_args()
    if (arguments.link is None) == (arguments.open is None):
        parser.error("give either the link of a table or --open and a game")
    return arguments


def identify(server, arguments):
    """Takes the token that was kept, or becomes a new program."""
    file = arguments.token_file
    if file and file.exists():
        server.token = file.read_text().strip()
        return
    token = server.become_program(arguments.name)
    if file:
        # Whoever reads the token can play as this bot.
        file.touch(mode=0o600)
        file.write_text(token + "\n")


async def main():
    arguments = read_arguments()
    if arguments.link:
        link = urllib.parse.urlsplit(arguments.link)
        if link.scheme not in ("http", "https") or not link.netloc:
            sys.exit(f"bot.py: {arguments.link} is no link such as http://127.0.0.1:7373/t/<id>")
        server, table = Server(f"{link.scheme}://{link.netloc}"), link.path.rsplit("/", 1)[-1]
        identify(server, arguments)
    else:
        server = Server(arguments.server)
        identify(server, arguments)
        agreement = {"game": arguments.open, "players": arguments.players, "bots_take_time": False}
        bots = [arguments.bots] * (arguments.players - 1) if arguments.bots else []
        table = server.open_table(agreement, bots)
        print(f"table {server.url}/t/{table}", flush=True)
    connection = Connection(server, table)
    try:
        await Bot(connection, arguments.games, arguments.check).play()
    finally:
        await connection.close()


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except (NotStapel, Refused, OSError, WebSocketException) as error:
        sys.exit(f"bot.py: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
