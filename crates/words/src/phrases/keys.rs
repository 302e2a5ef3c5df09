/// The keys with which The Game and Extreme are played, and the texts that tell what they do: the same on the page and in the
/// terminal.
pub const PILES_KEYS: [(&str, &str); 4] =
    [("← →", "key-choose"), ("Enter", "key-take"), ("A B C D", "key-lay"), ("E", "key-end")];

/// The keys with which Clear 4! is played.
pub const CLEAR4_KEYS: [(&str, &str); 7] = [
    ("← → ↑ ↓", "key-choose-own"),
    ("Space", "key-put-back"),
    ("Enter", "key-choose-card"),
    ("1 – 6", "key-stacks"),
    ("E", "key-play"),
    ("B", "key-turn-over"),
    ("G", "key-take-pile"),
];
