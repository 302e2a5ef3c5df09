use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use stapel_analysis::solve::{Limit, Verdict, many};
use stapel_rules::piles::Rules;

use crate::support::{HARD, NEVER, deck, extreme, the_game};

fn many_deals(rules: &Rules, deals: u64, threads: usize) -> many::Run {
    let threads = NonZeroUsize::new(threads).unwrap();
    let limit = Limit::nodes(40_000);
    many::run(rules, deals, &deck, limit, threads, &|| (), &NEVER).unwrap()
}

#[test]
fn many_deals_count_the_same_on_any_number_of_threads() {
    for rules in [Rules::the_game(2, HARD).unwrap(), extreme(1)] {
        let one = many_deals(&rules, 12, 1).tally;
        assert_eq!(one.deals, 12);
        assert_eq!(one.verdicts.iter().sum::<u64>(), 12);
        assert_eq!(one.open_left.iter().sum::<u64>(), one.of(Verdict::Open));
        assert_eq!(one.not_won.len() as u64, 12 - one.of(Verdict::Won));
        assert!(one.of(Verdict::Won) > 0 && one.of(Verdict::Open) > 0, "{one:?}");
        assert_eq!(many_deals(&rules, 12, 3).tally, one);
    }
}

#[test]
fn many_deals_tell_how_far_they_are_and_can_be_stopped() {
    let (done, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let progress = || {
        if done.fetch_add(1, Ordering::SeqCst) >= 4 {
            stop.store(true, Ordering::SeqCst);
        }
    };
    let threads = NonZeroUsize::new(2).unwrap();
    let limit = Limit::nodes(1_000);
    let run = many::run(&the_game(2), 1_000_000, &deck, limit, threads, &progress, &stop).unwrap();
    assert!((5..1_000_000).contains(&run.tally.deals), "{}", run.tally.deals);
}
