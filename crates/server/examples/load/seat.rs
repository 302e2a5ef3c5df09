//! One seat at one table: it follows the game as a client does, and plays like the greedy bot.

use std::sync::Arc;
use std::time::Instant;

use stapel_bots::{Bot, Level, Playable, Profile};
use stapel_protocol::games::piles::EventJson as PilesEvent;
use stapel_protocol::table::{EventJson, GameEventJson, RoundJson, ToClient};
use stapel_rules::any::{AnyGame, AnySeen, AnyView};
use stapel_rules::piles::{Options, Rules, Status, Talk, View};
use stapel_rules::{Game, Seat as SeatIndex};
use tokio::time::{Instant as TokioInstant, sleep_until};

use crate::control::{Control, Phase};
use crate::wire::{Socket, Way};

/// Players at each table.
pub(crate) const PLAYERS: u8 = 3;

/// How to come to a seat.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) table: String,
    pub(crate) token: String,
    pub(crate) seat: SeatIndex,
}

impl Place {
    /// Opens a socket, as someone who knows everything up to a version or nothing at all.
    pub(crate) async fn open(&self, way: impl Into<Way>, since: Option<u64>) -> Socket {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let path = format!("/api/v1/tables/{}/socket{since}", self.table);
        Socket::open(way, &path, &self.token).await
    }
}

/// A request that waits for its answer.
struct Asked {
    id: u64,
    at: Instant,
    is_move: bool,
}

/// One seat at one table.
pub(crate) struct Seat {
    pub(crate) place: Place,
    pub(crate) version: u64,
    socket: Socket,
    control: Arc<Control>,
    table_index: usize,
    game: AnyGame,
    rules: Rules,
    view: Option<View>,
    bot: Box<dyn Bot<Rules> + Send>,
    next_id: u64,
    asked: Option<Asked>,
    /// The code of the last refusal.
    refusal: Option<String>,
    /// A bot whose answers are measured here.
    bot_seat: Option<SeatIndex>,
    /// Since when it is the turn of that bot, until it has laid a card.
    bot_since: Option<Instant>,
    random: u64,
}

impl Seat {
    pub(crate) fn new(
        place: Place,
        socket: Socket,
        control: &Arc<Control>,
        table_index: usize,
    ) -> Seat {
        let rules = Rules::the_game(PLAYERS, Options::default()).unwrap();
        let seed = (table_index * usize::from(PLAYERS) + place.seat.index()) as u64;
        Seat {
            place,
            version: 0,
            socket,
            control: Arc::clone(control),
            table_index,
            game: AnyGame::Piles(rules),
            rules,
            view: None,
            bot: Rules::bot(&Profile::from(Level::Greedy), seed),
            next_id: 1,
            asked: None,
            refusal: None,
            bot_seat: None,
            bot_since: None,
            random: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1,
        }
    }

    /// Measures how long the bot in this seat takes from the beginning of its turn to its first card.
    pub(crate) fn measure_bot(&mut self, seat: SeatIndex) {
        self.bot_seat = Some(seat);
    }

    /// Asks for something that is no move, and waits for the answer. Tells why it was refused, if it was.
    pub(crate) async fn ask(&mut self, wish: &str) -> Option<String> {
        self.refusal = None;
        self.request(wish, false).await;
        while self.asked.is_some() {
            assert!(self.socket.read().await, "the server ended the connection");
            self.follow();
        }
        self.refusal.take()
    }

    /// Does what it is told to until it is told to stop.
    pub(crate) async fn run(mut self) -> Seat {
        let mut phases = self.control.phase.subscribe();
        let mut think_until: Option<TokioInstant> = None;
        loop {
            let wish = match *phases.borrow_and_update() {
                Phase::Stop => return self,
                Phase::Play { tables, think } if self.table_index < tables => {
                    self.wish().map(|wish| (wish, think))
                }
                Phase::Idle | Phase::Play { .. } => None,
            };
            match (wish, think_until) {
                (None, _) => think_until = None,
                (Some((Wish::Move, Some(think))), None) => {
                    let time = think.mul_f64(0.5 + self.random());
                    think_until = Some(TokioInstant::now() + time);
                }
                (Some(_), Some(until)) if TokioInstant::now() < until => {}
                (Some((wish, _)), _) => {
                    think_until = None;
                    self.grant(wish).await;
                }
            }
            let thinking = async {
                match think_until {
                    Some(until) => sleep_until(until).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                more = self.socket.read() => {
                    assert!(more, "the server ended the connection");
                    self.follow();
                }
                _ = phases.changed() => {}
                () = thinking => {}
            }
        }
    }

    /// What the seat would do now, if anything. The first seat deals and starts.
    fn wish(&self) -> Option<Wish> {
        let first = self.place.seat == SeatIndex::FIRST;
        let wish = match &self.view {
            _ if self.asked.is_some() => return None,
            None => Wish::Deal,
            Some(view) if view.is_over() => Wish::Deal,
            Some(view) if view.status == Status::Opening => Wish::Start,
            Some(view) => {
                let mine = view.seat == self.place.seat && view.to_draw == 0;
                return mine.then_some(Wish::Move);
            }
        };
        first.then_some(wish)
    }

    async fn grant(&mut self, wish: Wish) {
        match (wish, &self.view) {
            (Wish::Move, Some(view)) => {
                let action = self.bot.act(&self.rules, view, &Talk::default());
                self.request(&format!("{{\"act\":\"{action}\"}}"), true).await;
            }
            (Wish::Start, _) => self.request("{\"start\":0}", false).await,
            (Wish::Deal | Wish::Move, _) => self.request("\"deal\"", false).await,
        }
    }

    async fn request(&mut self, wish: &str, is_move: bool) {
        let (id, version) = (self.next_id, self.version);
        self.next_id += 1;
        let at = Instant::now();
        self.asked = Some(Asked { id, at, is_move });
        self.control.count(|counts| counts.open += u64::from(is_move && counts.covers(at)));
        self.socket.send(&format!("{{\"id\":{id},\"base\":{version},\"do\":{wish}}}")).await;
    }

    /// Takes in everything that was read.
    fn follow(&mut self) {
        while let Some(text) = self.socket.next() {
            let bytes = text.len() as u64;
            let message: ToClient = serde_json::from_str(text).unwrap();
            let mut answered = None;
            let mut moved = false;
            match message {
                ToClient::Table(table) => {
                    self.version = table.version;
                    self.view = table.round.as_ref().map(|round| self.view_of(round));
                }
                ToClient::Changed { since, version, id, events, .. } => {
                    assert_eq!(since, self.version, "a change was missed");
                    self.version = version;
                    answered = id;
                    let was_turn = self.is_bots_turn();
                    for event in &events {
                        moved |= matches!(
                            event,
                            EventJson::Game(
                                GameEventJson::Piles(PilesEvent::Laid { .. })
                                    | GameEventJson::Ended { .. }
                            )
                        );
                        self.happened(event);
                    }
                    self.measure_bots_turn(was_turn, moved);
                }
                ToClient::Done { id, .. } => answered = Some(id),
                ToClient::Refused { id, code, message, .. } => {
                    eprintln!("refused: {code}: {message}");
                    self.refusal = Some(code);
                    self.control.count(|counts| counts.refused += 1);
                    answered = id;
                }
                ToClient::YourTurn { .. }
                | ToClient::Here(_)
                | ToClient::Shuffle(_)
                | ToClient::Notice(_) => {}
                ToClient::Bye { code, message } => panic!("{code}: {message}"),
            }
            let asked = self.asked.take_if(|asked| Some(asked.id) == answered);
            self.control.count(|counts| {
                counts.messages += 1;
                counts.bytes += bytes;
                if moved {
                    counts.move_bytes += bytes;
                }
                let Some(asked) = asked else { return };
                let covered = counts.covers(asked.at);
                counts.open = counts.open.saturating_sub(u64::from(asked.is_move && covered));
                if moved && covered {
                    counts.moves += 1;
                    counts.answer_bytes += bytes;
                    counts.latencies.push(asked.at.elapsed().as_micros() as u32);
                } else if !asked.is_move {
                    counts.others += 1;
                }
            });
        }
    }

    fn is_bots_turn(&self) -> bool {
        let view = self.view.as_ref().filter(|view| view.status == Status::Playing);
        view.is_some_and(|view| Some(view.seat) == self.bot_seat)
    }

    /// After a change: the turn of the bot has begun, or it has laid its first card.
    fn measure_bots_turn(&mut self, was_turn: bool, moved: bool) {
        let is_turn = self.is_bots_turn();
        if was_turn
            && (moved || !is_turn)
            && let Some(since) = self.bot_since.take()
        {
            let micros = since.elapsed().as_micros() as u32;
            self.control.count(|counts| {
                if counts.covers(since) {
                    counts.bot_answers.push(micros);
                    counts.open = counts.open.saturating_sub(1);
                }
            });
        }
        if is_turn && !was_turn {
            let since = Instant::now();
            self.bot_since = Some(since);
            self.control.count(|counts| counts.open += u64::from(counts.covers(since)));
        }
    }

    fn happened(&mut self, event: &EventJson) {
        match event {
            EventJson::Dealt { round, .. } => self.view = Some(self.view_of(round)),
            event => {
                if let (Some(view), Some(seen)) = (&mut self.view, event.seen(&self.game))
                    && let AnySeen::Piles(seen) = seen
                {
                    self.rules.follow(view, &seen);
                }
            }
        }
    }

    fn view_of(&self, round: &RoundJson) -> View {
        match round.view.read(&self.game) {
            Some((AnyView::Piles(view), _)) if !round.over || view.is_over() => view,
            _ => panic!("the server sends views of The Game"),
        }
    }

    /// A number from 0 to 1.
    fn random(&mut self) -> f64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// What a seat would like to do.
#[derive(Clone, Copy)]
enum Wish {
    Deal,
    Start,
    Move,
}
