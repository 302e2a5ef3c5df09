### What only the terminal says.
terminal-not-understood = The server said something this program doesn’t understand. A newer version may help.
terminal-not-kept = There’s no room to keep the game. It lasts until you quit.
terminal-no-link = That’s no invite link. One looks like https://example.org/t/…
