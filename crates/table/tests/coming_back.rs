//! Whoever comes back to a game has time to play.

use stapel_rules::GameKind;
use stapel_table::{
    Agreement, Answer, AtZero, BotName, Clock, Command, Millis, PersonId, Request, RequestKey,
    Table, TableContext,
};

/// A table for one, with half a minute for a turn and a bot that plays on.
struct Alone {
    table: Table,
    now: i64,
    requests: u64,
}

impl Alone {
    fn new() -> Alone {
        let mut agreement = Agreement::new(GameKind::TheGame, 1);
        agreement.clock = Clock::HalfMinute;
        agreement.at_zero = AtZero::Bot(BotName::new("greedy").expect("a name"));
        let by = RequestKey { person: PersonId(1), id: 0 };
        let (table, _) = Table::open(&mut context(0), by, agreement).expect("it can be kept");
        let mut alone = Alone { table, now: 0, requests: 0 };
        alone.asks(Command::Sit { seat: None });
        alone.asks(Command::Deal);
        alone
    }

    fn asks(&mut self, command: Command) {
        self.requests += 1;
        let key = RequestKey { person: PersonId(1), id: self.requests };
        let request = Request { key, base: Some(self.table.version()), command };
        let answer = self.table.request(&mut context(self.now), &request);
        assert!(matches!(answer, Ok(Answer::Changed(_))), "{answer:?}");
    }

    fn waits(&mut self, milliseconds: i64) {
        self.now += milliseconds;
        self.table.tick(&mut context(self.now));
    }

    fn is_relieved(&self) -> bool {
        self.table.bots().next().is_some()
    }
}

fn context(now: i64) -> TableContext<'static> {
    TableContext {
        now: Millis(now),
        fresh_bits: Box::leak(Box::new(|| [7; 32])),
        away_for: &|_| None,
    }
}

#[test]
fn who_comes_back_after_the_time_was_up_has_all_of_it_again() {
    let mut alone = Alone::new();
    alone.waits(30_000);
    assert!(alone.is_relieved());
    alone.asks(Command::ComeBack);
    assert!(!alone.is_relieved());
    alone.waits(29_999);
    assert!(!alone.is_relieved(), "the time has begun anew");
    alone.waits(1);
    assert!(alone.is_relieved());
}
