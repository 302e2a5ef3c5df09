"""Talks to a Stapel server: identity, tables, and a connection that survives interruptions.

docs/protocol.md describes the messages. Nothing here knows how to play.
"""

import asyncio
import json
import time
import urllib.error
import urllib.parse
import urllib.request

import websockets
from websockets.exceptions import ConnectionClosed, WebSocketException

# Version 14 of the package gave this argument another name.
HEADERS = "additional_headers" if int(websockets.__version__.split(".")[0]) >= 14 else "extra_headers"


# How many seconds we wait at most if the server wants us to be slower; then we rather say so.
PATIENCE = 60


class Refused(Exception):
    """The server said no. `code` is for programs, the text for people."""

    def __init__(self, code, message):
        super().__init__(f"{message} ({code})")
        self.code = code


class NotStapel(Exception):
    """Whoever answered is no Stapel server, or something stands between us."""

    def __init__(self, where, answer):
        shown = " ".join(answer.split())[:60]
        super().__init__(f"{where} doesn't answer as a Stapel server does, but with {shown!r}")


def read_json(text, where):
    """What an answer says, which must be a JSON object."""
    try:
        answer = json.loads(text)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise NotStapel(where, text if isinstance(text, str) else text.decode(errors="replace"))
    return answer


class Server:
    """The HTTP side: who one is, and how tables are opened."""

    def __init__(self, url, token=None):
        self.url = url.rstrip("/")
        self.token = token

    def call(self, method, path, body=None):
        """Makes one request and gives what the answer says. One that came too fast is made again."""
        url = f"{self.url}/api/v1{path}"
        request = urllib.request.Request(url, method=method)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        while True:
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:
                    return read_json(answer.read(), url)
            except urllib.error.HTTPError as error:
                text = error.read()
                refusal = read_json(text, url).get("error")
                if not isinstance(refusal, dict):
                    raise NotStapel(url, text.decode(errors="replace")) from None
                wait = error.headers.get("Retry-After", "")
                if refusal["code"] != "rate_limited" or not wait.isdigit() or int(wait) > PATIENCE:
                    raise Refused(refusal["code"], refusal["message"]) from None
            time.sleep(int(wait))

    def become_program(self, name):
        """Makes a guest for this program. The token is shown this once: keep it to be the same again."""
        self.token = self.call("POST", "/programs", {"name": name})["token"]
        return self.token

    def record(self, record):
        """The text of a finished game."""
        return self.call("GET", f"/records/{record}")["record"]

    def open_table(self, agreement, bots):
        """Opens a table, sits down in the first seat, and deals if bots fill the other seats."""
        deal = len(bots) == agreement["players"] - 1
        # The deal waits until we have added to the shuffle.
        wish = {"agreement": agreement, "sit": True, "bots": bots, "deal": deal, "share": deal}
        return self.call("POST", "/tables", wish)["id"]


class Connection:
    """A seat's line to one table.

    `receive` gives every message in order. When the line breaks it connects again, says which version
    it knows, and sends once more what was not answered yet. A request that was done already is not
    done twice, since it keeps its number.
    """

    def __init__(self, server, table):
        self.server = server
        self.table = table
        self.version = None
        self.pending = None
        self.socket = None
        # How often we have connected.
        self.line = 0
        # Numbers must never come twice at a table, also not after a restart: so they follow the clock.
        self.next_id = time.time_ns() // 1000

    async def connect(self):
        url = urllib.parse.urlsplit(self.server.url)
        query = {"legal": "true"}
        if self.version is not None:
            query["since"] = str(self.version)
        address = urllib.parse.urlunsplit((
            "wss" if url.scheme == "https" else "ws",
            url.netloc,
            f"/api/v1/tables/{self.table}/socket",
            urllib.parse.urlencode(query),
            "",
        ))
        headers = {"Authorization": f"Bearer {self.server.token}"}
        # A whole table is some kilobytes; the package's own limit of a megabyte is plenty.
        self.socket = await websockets.connect(address, **{HEADERS: headers})
        self.line += 1
        if self.pending is not None:
            await self.socket.send(json.dumps(self.pending))

    async def close(self):
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def request(self, wanted, base=None):
        """Sends a request. Its answer is among the messages that come; until then `pending` holds it."""
        self.pending = {"id": self.next_id, "do": wanted}
        if base is not None:
            self.pending["base"] = base
        self.next_id += 1
        await self.send_pending()

    async def send_pending(self):
        try:
            await self.socket.send(json.dumps(self.pending))
        except (OSError, ConnectionClosed):
            # `receive` notices too, connects again, and sends it then.
            pass

    async def receive(self):
        """The next message, as its kind and its content."""
        wait = 0.5
        while True:
            try:
                if self.socket is None:
                    await self.connect()
                message = read_json(await self.socket.recv(), self.server.url)
                kind, content = next(iter(message.items()))
            except (OSError, asyncio.TimeoutError, WebSocketException) as error:
                status = getattr(error, "status_code", None) or getattr(
                    getattr(error, "response", None), "status_code", None
                )
                if status is not None and 400 <= status < 500 and status != 429:
                    # Trying again would not help: no such table, or a token that nobody knows.
                    raise
                self.socket = None
                await asyncio.sleep(wait)
                wait = min(2 * wait, 30)
                continue
            if kind == "changed" and content["since"] != self.version:
                # Something is missing, which should not happen. The whole table helps.
                self.version = None
                await self.close()
                continue
            if kind in ("table", "changed"):
                self.version = content["version"]
            if kind in ("changed", "done", "refused") and self.is_answer(content):
                if kind == "refused" and content["code"] == "rate_limited":
                    # The server says how long to wait; older ones don't.
                    await asyncio.sleep(content.get("retry_after_ms", 1000) / 1000)
                    await self.send_pending()
                    continue
                self.pending = None
            return kind, content

    def is_answer(self, content):
        return self.pending is not None and content.get("id") == self.pending["id"]
