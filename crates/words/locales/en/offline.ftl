### Games without a server, and the page without a network.

play-here = On this device, without a server
offline-title = You can play right away.
offline-text = The server can’t be reached, but games alone or with bots run on this device too.
opened-here = The server can’t be reached, so this game runs on your device.
friends-need-server = Friends meet on the server, and it can’t be reached right now. Bots are here, though.
here-impossible = The game couldn’t begin on this device. Reloading the page may help.
here-not-kept = This browser has no room to keep the game. It lasts until you close the page.

games-here = On this device
games-here-more = { $games ->
    [one] Show one more
   *[other] Show { $games } more
}
go-on = play on
own-cards-left = { $cards ->
    [one] You have one card left
   *[other] You have { $cards } cards left
}
next-round-waits = The next round can be dealt
cards-were-left = { $cards ->
    [one] One card was left
   *[other] { $cards } cards were left
}
keep-on-server = Keep on the server
kept-on-server = Kept on the server
delete-game = Delete the game
delete-game-title = Delete this game?
delete-game-text = It’s in this browser only, and can’t be brought back.
delete-game-copy = The copy in this browser goes away. The server keeps the game.
delete-game-not = Don’t delete it

no-game-here-title = This game isn’t here
no-game-here-text = Games without a server stay in the browser in which they were begun. Perhaps this one was deleted.
elsewhere-title = The game goes on elsewhere
elsewhere-text = Another window of this browser has played on. Nothing is lost.
go-on-here = Go on here
unreadable-title = This game can’t be opened
unreadable-text = This page can’t make sense of what the browser has kept. Perhaps a newer version of the page wrote it: then it opens once you’re online. It stays until you delete it.
