//! English number words.

use super::Language;
use super::compound::{Lexicon, Role};

pub(super) const LEXICON: Lexicon = Lexicon {
    language: Language::English,
    parts: &[
        (Role::Light, "one first second seconds third thirds fourth fourths zero"),
        (Role::And, "and n"),
        (
            Role::Number,
            "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen \
             sixteen seventeen eighteen nineteen twenty thirty forty fourty fifty fivety fiddy \
             sixty seventy eighty ninety ninty hundred thousand dozen fifth ninth twelfth twelth \
             eighth thrice fiver fivers deuce tenner tenners twenties twentieth twentieths thirties \
             thirtieth thirtieths forties fortieth fortieths fourties fourtieth fourtieths fifties \
             fiftieth fiftieths sixties sixtieth sixtieths seventies seventieth seventieths \
             eighties eightieth eightieths nineties ninetieth ninetieths",
        ),
        (Role::NumberEnd, "s es th ths ish fold something score"),
    ],
    harmless: "fourth fourths hundreds thousands dozenten",
    telling: "twenty thirty fifty seventy ninety thirteen fourteen fifteen sixteen seventeen eighteen \
         nineteen",
    vague: "",
};
