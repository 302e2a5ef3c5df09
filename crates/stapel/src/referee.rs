//! `stapel referee`: games judged line by line.

use std::collections::HashMap;
use std::io::{self, BufRead, Read, Write};

use clap::Args;
use stapel_protocol::referee::{
    Answer, BadRequest, Deal, ErrorOut, Line, NewGame, OpenEventJson, Request, StateOut, ViewJson,
};
use stapel_rules::any::{AnyGame, AnySpread, Setup};
use stapel_rules::{Dealt, Game, Refusal, Seat, TableGame, Turn, Viewer};
use stapel_table::Seed;

/// It takes nothing but its input.
#[derive(Args, Clone, Debug)]
pub struct Arguments {}

/// No request needs a longer line; what is longer is refused without being kept in memory.
const MAX_LINE: u64 = 1 << 20;

/// No more games are judged at once, the one without a name included.
const MAX_GAMES: usize = 1024;

/// A referee with the games under way, by their names; one may have none.
#[derive(Debug, Default)]
pub struct Referee {
    games: HashMap<Option<String>, Judged>,
}

#[derive(Debug)]
struct Judged {
    dealt: Dealt<AnyGame>,
    spread: AnySpread,
}

impl Referee {
    /// A referee without a game.
    pub fn new() -> Referee {
        Referee::default()
    }

    /// Answers one line. Whatever the line holds, the answer is one line of JSON.
    pub fn answer_line(&mut self, line: &[u8]) -> String {
        let Line { id, request } = match std::str::from_utf8(line) {
            Ok(line) => Line::parse(line),
            Err(_) => {
                let error = BadRequest::Json("the line is not UTF-8".to_owned());
                Line { id: None, request: Err(error) }
            }
        };
        let answer = request.map_err(ErrorOut::from).and_then(|request| self.answer(&id, request));
        to_line(&answer.unwrap_or_else(Answer::error).about(id))
    }

    fn answer(&mut self, id: &Option<String>, request: Request) -> Result<Answer, ErrorOut> {
        if let Request::New { game: new, legal } = request {
            return self.begin(id, &new, legal);
        }
        let game = self.games.get_mut(id).ok_or_else(|| ErrorOut {
            code: "no_game",
            message: "there is no game yet: begin with {\"op\":\"new\",…}".to_owned(),
        })?;
        match request {
            Request::New { .. } | Request::State => Ok(Answer::state(game.state())),
            Request::Start { seat, legal } => {
                let mut events = Vec::new();
                game.dealt.start(seat, &mut events).map_err(refused)?;
                Ok(game.telling(legal, Answer::state(game.state())))
            }
            Request::Legal => Ok(Answer::legal(game.seat_to_act()?, game.legal())),
            Request::Do { seat, action, legal } => {
                let answer = game.act(seat, &action)?;
                Ok(game.telling(legal, answer))
            }
            Request::View { viewer } => game.view(viewer),
            Request::Drop => {
                self.games.remove(id);
                Ok(Answer::ok())
            }
        }
    }

    /// Deals a new game. The old one of this name stays until the new one is dealt.
    fn begin(
        &mut self,
        id: &Option<String>,
        new: &NewGame,
        legal: bool,
    ) -> Result<Answer, ErrorOut> {
        if self.games.len() >= MAX_GAMES && !self.games.contains_key(id) {
            let message = format!("there are {MAX_GAMES} games already: drop one first");
            return Err(BadRequest::Request(message).into());
        }
        let game = deal(new)?;
        let state = game.state().with_layout(game.dealt.game());
        let answer = game.telling(legal, Answer::state(state));
        self.games.insert(id.clone(), game);
        Ok(answer)
    }
}

fn to_line(answer: &Answer) -> String {
    serde_json::to_string(answer).expect("answers have text keys and no failing parts")
}

fn refused(refusal: Refusal) -> ErrorOut {
    ErrorOut { code: refusal.code(), message: refusal.to_string() }
}

fn deal(new: &NewGame) -> Result<Judged, ErrorOut> {
    let layout_seed = match &new.deal {
        Deal::Seed(seed) => Some(seed),
        Deal::Deck { layout_seed, .. } => layout_seed.as_ref(),
    };
    let layout = new.layout.resolve(|cards| {
        let seed = layout_seed.expect("a request for a shuffled layout is read only with a seed");
        Seed::from_text(seed).shuffle_setup(cards);
    });
    let setup = Setup { options: new.options, players: new.players, layout, first: new.first };
    let game = AnyGame::new(&setup).map_err(|error| ErrorOut {
        code: if error.is_about_options() { "bad_options" } else { "bad_request" },
        message: error.to_string(),
    })?;
    let deck = match &new.deal {
        Deal::Deck { deck, .. } => deck.clone(),
        Deal::Seed(seed) => Seed::from_text(seed).deck(&game),
    };
    let spread = game.new_spread();
    let dealt = Dealt::new(game, deck)
        .map_err(|error| ErrorOut { code: "bad_deck", message: error.to_string() })?;
    Ok(Judged { dealt, spread })
}

impl Judged {
    fn state(&self) -> StateOut {
        StateOut::new(&self.dealt, &self.spread)
    }

    /// The answer, with what may be done next if that is wanted.
    fn telling(&self, legal: bool, answer: Answer) -> Answer {
        if legal { answer.with_legal(self.legal()) } else { answer }
    }

    /// What may be done, sorted as text; nothing if nobody is to act.
    fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.dealt.game().legal_actions(self.dealt.state(), &mut actions);
        let mut actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
        actions.sort_unstable();
        actions
    }

    fn act(&mut self, seat: u64, action: &str) -> Result<Answer, ErrorOut> {
        let turn = self.seat_to_act()?;
        if seat != turn.index() as u64 {
            return Err(refused(Refusal::NotYourTurn { turn }));
        }
        let action = self
            .dealt
            .game()
            .parse_action(action)
            .map_err(|error| ErrorOut { code: error.code(), message: error.to_string() })?;
        let mut events = Vec::new();
        self.dealt.play(turn, action, &mut events).map_err(refused)?;
        for event in &events {
            let seen = self.dealt.game().seen_by(event, Viewer::Spectator);
            AnyGame::note_spread(&mut self.spread, &seen);
        }
        let game = self.dealt.game();
        let told = events.iter().map(|event| OpenEventJson::new(game, event)).collect();
        Ok(Answer::done(told, self.state()))
    }

    fn view(&self, viewer: Viewer) -> Result<Answer, ErrorOut> {
        if let Viewer::Seat(seat) = viewer {
            self.check_seat(seat)?;
        }
        let (game, state) = (self.dealt.game(), self.dealt.state());
        let view = ViewJson::new(game, &game.view(state, viewer), &self.spread);
        Ok(Answer::view(view.expect("a game, its view and its table are of one kind")))
    }

    fn seat_to_act(&self) -> Result<Seat, ErrorOut> {
        match self.dealt.turn() {
            Turn::Seat(seat) => Ok(seat),
            Turn::Opening => Err(refused(Refusal::NotStarted)),
            Turn::Over => Err(refused(Refusal::GameOver)),
            Turn::Chance(_) => Err(refused(Refusal::DrawPending)),
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), ErrorOut> {
        let players = self.dealt.game().players();
        if seat.index() < usize::from(players) {
            Ok(())
        } else {
            Err(refused(Refusal::NoSuchSeat { players }))
        }
    }
}

/// Answers every line of the input until it ends; each answer is out before the next line is read.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut referee = Referee::new();
    let mut line = Vec::new();
    loop {
        line.clear();
        if (&mut input).take(MAX_LINE + 1).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let answer = if line.last() != Some(&b'\n') && line.len() as u64 > MAX_LINE {
            input.skip_until(b'\n')?;
            let message = format!("a request has at most {MAX_LINE} bytes");
            to_line(&Answer::error(BadRequest::Json(message).into()))
        } else {
            referee.answer_line(line.strip_suffix(b"\n").unwrap_or(&line))
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
}
