//! Numbers that were fitted to games of bots, not thought out: `cargo run --release -p stapel-analysis --example
//! measure_review`, which [docs/review.md](../../../../docs/review.md) tells of.

use super::value::{SharesCurve, TeamCurve};

/// For The Game and for Extreme, by players.
pub const TEAMS: [[TeamCurve; 5]; 2] = [
    [
        // 898 turns
        TeamCurve { odds: [0.928, 1.278, -1.176, -0.035] },
        // 1156 turns
        TeamCurve { odds: [0.580, 1.661, -0.464, -0.348] },
        // 714 turns
        TeamCurve { odds: [1.710, 1.747, -0.191, -0.323] },
        // 724 turns
        TeamCurve { odds: [0.480, 1.639, -0.518, -0.463] },
        // 746 turns
        TeamCurve { odds: [1.513, 1.779, -0.219, -0.320] },
    ],
    [
        // 474 turns
        TeamCurve { odds: [0.276, 1.178, -1.527, 0.402] },
        // 537 turns
        TeamCurve { odds: [1.716, 1.902, -2.380, -0.015] },
        // 524 turns
        TeamCurve { odds: [2.149, 1.891, -2.201, -0.092] },
        // 633 turns
        TeamCurve { odds: [1.858, 2.000, -2.321, -0.007] },
        // 665 turns
        TeamCurve { odds: [1.949, 1.832, -2.387, -0.097] },
    ],
];

/// For Clear 4!, from two players on.
pub const SHARES: [SharesCurve; 5] = [
    // 1391 turns
    SharesCurve { alike: 0.04, own: 0.60 },
    // 1906 turns
    SharesCurve { alike: 0.28, own: 0.52 },
    // 2154 turns
    SharesCurve { alike: 0.28, own: 0.60 },
    // 2447 turns
    SharesCurve { alike: 0.48, own: 0.60 },
    // 3115 turns
    SharesCurve { alike: 0.40, own: 0.56 },
];
