//! Whatever a server sends, a session takes it.

use proptest::prelude::*;
use stapel_client::screen::Selection;
use stapel_client::{Output, Session};
use stapel_protocol::table::{DoJson, ToServer};
use stapel_rules::piles::{Pile, Signal};
use stapel_rules::{Card, GameKind, Seat, Viewer};

use crate::server::{Server, chooser};

/// Real messages of a real game, to be spoilt.
fn messages(seed: u64) -> Vec<String> {
    let mut choose = chooser(seed);
    let kind = GameKind::ALL[choose(GameKind::ALL.len())];
    let players = 2 + choose(3) as u8;
    let viewer = match Seat::new(choose(4)) {
        Some(seat) if seat.index() < usize::from(players) => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    };
    let mut server = Server::new(kind, players, viewer, seed);
    let mut messages = vec![server.table()];
    for _ in 0..20 {
        if server.dealt.turn() == stapel_rules::Turn::Over {
            break;
        }
        messages.push(server.act(choose(50), Some(choose(3) as u64 + 100)));
    }
    messages.push(server.table());
    messages.push(r#"{"here":{"seats":[true,false],"watching":3}}"#.into());
    messages.push(r#"{"refused":{"id":100,"code":"stale","message":"","version":8}}"#.into());
    messages.push(r#"{"done":{"id":101,"version":9}}"#.into());
    messages.push(r#"{"bye":{"code":"x","message":"y"}}"#.into());
    messages
}

/// Changes one of the numbers in a text, so that it stays JSON but means something else.
fn spoil(text: &str, place: usize, number: u64) -> String {
    let starts: Vec<usize> = text
        .char_indices()
        .filter(|&(index, letter)| {
            letter.is_ascii_digit()
                && !text[..index].ends_with(|before: char| before.is_ascii_digit())
        })
        .map(|(index, _)| index)
        .collect();
    let Some(&start) = starts.get(place % starts.len().max(1)) else { return text.to_owned() };
    let end = text[start..]
        .find(|letter: char| !letter.is_ascii_digit())
        .map_or(text.len(), |n| start + n);
    format!("{}{number}{}", &text[..start], &text[end..])
}

#[derive(Clone, Debug)]
enum Step {
    /// A message that makes sense, maybe at another time.
    Real(usize),
    /// One with a number changed.
    Spoilt(usize, usize, u64),
    /// Anything.
    Text(String),
    Want(usize),
    Queue(u8, usize),
    Disconnect,
    Pass(i64),
}

fn step() -> impl Strategy<Value = Step> {
    let number = prop_oneof![0..12_u64, 0..120_u64, any::<u64>()];
    prop_oneof![
        4 => (0..24_usize).prop_map(Step::Real),
        6 => (0..24_usize, any::<usize>(), number).prop_map(|(m, p, n)| Step::Spoilt(m, p, n)),
        1 => ".{0,40}".prop_map(Step::Text),
        3 => (0..40_usize).prop_map(Step::Want),
        3 => (2..100_u8, 0..4_usize).prop_map(|(card, pile)| Step::Queue(card, pile)),
        1 => Just(Step::Disconnect),
        2 => (0..50_000_i64).prop_map(Step::Pass),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn whatever_comes_in_a_session_neither_panics_nor_forgets_its_bounds(
        seed in 0..200_u64,
        steps in prop::collection::vec(step(), 1..60),
    ) {
        let messages = messages(seed);
        let mut session = Session::new(100, seed);
        let mut now = 0;
        for step in steps {
            match step {
                Step::Real(index) => session.received(now, &messages[index % messages.len()]),
                Step::Spoilt(index, place, number) => {
                    let text = spoil(&messages[index % messages.len()], place, number);
                    session.received(now, &text);
                }
                Step::Text(text) => session.received(now, &text),
                Step::Want(pick) => {
                    let legal = session.legal();
                    let wanted = match legal.get(pick % legal.len().max(1)) {
                        Some(action) => DoJson::Act(action.to_string()),
                        None => DoJson::Say("hm".into()),
                    };
                    let _ = session.want(wanted);
                }
                Step::Queue(number, pile) => {
                    if let Some(card) = Card::new(number) {
                        let _ = session.queue(card, Pile::ALL[pile]);
                    }
                }
                Step::Disconnect => session.disconnected(now, None),
                Step::Pass(time) => now += time,
            }
            session.tick(now);
            for output in session.take_outputs().collect::<Vec<_>>() {
                match output {
                    Output::Connect { .. } => session.connected(now),
                    Output::Close => session.disconnected(now, None),
                    Output::Send(text) => prop_assert!(ToServer::parse(&text).is_ok()),
                    Output::News(_) => {}
                }
            }
            ask_everything(&session, now);
        }
    }
}

fn ask_everything(session: &Session, now: i64) {
    for action in session.legal() {
        session.warning(action);
    }
    for signal in Signal::all() {
        session.may_signal(signal);
    }
    let _ = (session.is_my_turn(), session.is_opening(), session.is_silent(), session.leads());
    let _ = (session.pending_play(), session.time_left(now), session.wake_at());
    let _ = (session.table_screen(), session.seat_screens(), session.piles_screen());
    let _ = (session.clear4_screen(), session.choices(&Selection::NOTHING));
    let _ = (session.fits(Card::MIN), session.fits(Card::MAX));
    for text in ["37A", "end", "play 5 J s2", "6"] {
        let _ = session.read_command(text);
    }
    assert!(session.pending().count() <= 32 && session.queued().len() <= 98);
    if let Some(mirror) = session.mirror() {
        assert!(mirror.said.len() <= 50 && mirror.places.len() <= 6);
    }
}
