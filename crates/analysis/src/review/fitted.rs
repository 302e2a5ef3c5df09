//! Numbers that were fitted to games of bots, not thought out: `cargo run --release -p stapel-analysis --example
//! measure_review`, which [docs/review.md](../../../../docs/review.md) tells of.

use super::value::{SharesCurve, TeamCurve};

/// For The Game and for Extreme, by players.
pub const TEAMS: [[TeamCurve; 5]; 2] = [[TeamCurve::PLAIN; 5], [TeamCurve::PLAIN; 5]];

/// For Clear 4!, from two players on.
pub const SHARES: [SharesCurve; 5] = [SharesCurve::PLAIN; 5];
