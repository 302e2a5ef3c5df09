use stapel_rules::piles::{Command, Wish};

/// A command as a sign; its word stands beside it wherever there is room.
pub(crate) fn command_sign(command: Command) -> &'static str {
    match command {
        Command::Stop => "■",
        Command::Skull => "☠",
        Command::Three => "3!",
        Command::Silence => "✕",
        Command::NoTrick => "↚",
        Command::OnePile => "①",
        Command::DrawOne => "+1",
    }
}

/// Whether a command strikes once or stays.
pub(crate) fn endurance_sign(command: Command) -> &'static str {
    if command.is_infinity() { "∞" } else { "↯" }
}

/// Where a pile goes.
pub(crate) fn direction_sign(ascending: bool) -> &'static str {
    if ascending { "▲" } else { "▼" }
}

/// A wish about a pile as a sign.
pub(crate) fn wish_sign(wish: Wish) -> &'static str {
    match wish {
        Wish::LeaveIt => "⊗",
        Wish::RatherNot => "⊖",
        Wish::SmallSteps => "≈",
        Wish::GoodForMe => "✓",
        Wish::CanJumpBack => "↶",
    }
}
