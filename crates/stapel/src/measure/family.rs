/// Evaluates an expression for a list of games of one family, in which a name stands for their rules,
/// whose type is known at compile time: bots of a known game play much faster than those of any game.
macro_rules! with_rules {
    ($games:expr, $rules:ident => $body:expr) => {
        $crate::measure::with_rules!($games, $rules => $body, for Piles Clear4)
    };
    ($games:expr, $rules:ident => $body:expr, for $($Family:ident)*) => {
        match &$games[0] {
            $(stapel_rules::AnyGame::$Family(_) => {
                let rules_of = |game: &stapel_rules::AnyGame| match game {
                    stapel_rules::AnyGame::$Family(rules) => Some(*rules),
                    _ => None,
                };
                let $rules: Vec<_> = $games.iter().filter_map(rules_of).collect();
                $body
            })*
        }
    };
}

pub(crate) use with_rules;
