use stapel_bots::Level;

const SETTINGS: &str = "\
What is to be other than usual follows the name of a bot, each with a colon before it, as in
expert:playouts=20000:talk=off.
  playouts=N       before a turn it imagines N games; it then decides the same on any machine
  ms=N             before a turn it thinks for about N milliseconds; how far it gets depends on the
                   machine, and so does what it decides
  talk=on|off      whether it sends signals and heeds them, in a game that has any
  learned=on|off   whether it uses what was learned, or what learning started from
Bots that don't think ahead pass over playouts and ms.";

/// What the help of a command says about bots: which there are, and how they are asked for.
pub(crate) fn bots_help() -> String {
    let width = Level::ALL.map(|level| level.name().len()).into_iter().max().unwrap_or(0);
    let mut text = String::from("Bots, the weakest first:\n");
    for level in Level::ALL {
        text += &format!("  {level:width$}   {}\n", level.description());
    }
    format!("{text}\n{SETTINGS}")
}
