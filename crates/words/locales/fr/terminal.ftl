### What only the terminal says.
terminal-not-understood = Le serveur a dit quelque chose que ce programme ne comprend pas. Une version plus récente aidera peut-être.
terminal-not-kept = Il n’y a pas la place de garder la partie. Elle dure jusqu’à ce que tu quittes.
terminal-no-link = Ce n’est pas un lien d’invitation. Un tel lien ressemble à https://example.org/t/…
