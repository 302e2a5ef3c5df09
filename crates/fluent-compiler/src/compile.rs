use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;
use stapel_text_format::{CHOICE, CHOICE_END, END, LINE_BREAK, VARIABLE, VARIANT_END};

use crate::{Error, Place, Source, Unsupported};

/// Compiles Fluent files into one text, in the format of `stapel-text-format`.
///
/// # Errors
/// The first thing that is wrong: a file that breaks the syntax, a part of Fluent that is not compiled, or an id that is used
/// twice, be it in different files.
pub fn compile(sources: &[Source]) -> Result<String, Error> {
    let mut texts: BTreeMap<&str, (String, Place)> = BTreeMap::new();
    for Source { path, fluent } in sources {
        let place = |offset: usize| Place {
            path: path.clone(),
            line: 1 + fluent.bytes().take(offset).filter(|byte| *byte == b'\n').count(),
        };
        let resource = parser::parse_runtime(fluent.as_str()).map_err(|(_, errors)| {
            let source = errors.into_iter().next().expect("a failed parser says why");
            Error::Syntax { place: place(source.pos.start), source }
        })?;
        for entry in resource.body {
            let (id, compiled) = match &entry {
                Entry::Message(message) => (message.id.name, compile_message(message)),
                Entry::Term(term) => (term.id.name, Err(Unsupported::Term)),
                // The runtime parser leaves comments out, and where there is junk it fails.
                _ => continue,
            };
            // The parser hands out slices of the file, so their addresses tell where they are.
            let place = place(id.as_ptr().addr() - fluent.as_ptr().addr());
            let text = match compiled {
                Ok(text) => text,
                Err(what) => return Err(Error::Unsupported { place, id: id.to_owned(), what }),
            };
            if let Some((_, first)) = texts.get(id) {
                let first = first.clone();
                return Err(Error::Duplicate { place, id: id.to_owned(), first });
            }
            texts.insert(id, (text, place));
        }
    }
    Ok(texts.into_iter().map(|(id, (text, _))| format!("{id}{END}{text}\n")).collect())
}

fn compile_message(message: &Message<&str>) -> Result<String, Unsupported> {
    // A message without a value has attributes: the parser accepts no other.
    let (Some(value), []) = (&message.value, message.attributes.as_slice()) else {
        return Err(Unsupported::Attribute);
    };
    let mut compiled = String::new();
    write_pattern(value, &mut compiled)?;
    Ok(compiled)
}

fn write_pattern(pattern: &Pattern<&str>, compiled: &mut String) -> Result<(), Unsupported> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => write_text(value, compiled)?,
            PatternElement::Placeable { expression: Expression::Inline(variable) } => {
                compiled.push(VARIABLE);
                compiled.push_str(name(variable)?);
                compiled.push(END);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                compiled.push(CHOICE);
                compiled.push_str(name(selector)?);
                compiled.push(END);
                write_variants(variants, compiled)?;
                compiled.push(CHOICE_END);
            }
        }
    }
    Ok(())
}

fn write_text(text: &str, compiled: &mut String) -> Result<(), Unsupported> {
    for letter in text.chars() {
        compiled.push(match letter {
            '\n' => LINE_BREAK,
            letter if letter.is_control() => return Err(Unsupported::ControlCharacter(letter)),
            letter => letter,
        });
    }
    Ok(())
}

fn write_variants(variants: &[Variant<&str>], compiled: &mut String) -> Result<(), Unsupported> {
    for (index, variant) in variants.iter().enumerate() {
        let last = index + 1 == variants.len();
        match (variant.default, &variant.key) {
            (true, _) if last => {}
            (true, _) => return Err(Unsupported::DefaultBeforeOthers),
            (
                false,
                VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name },
            ) => {
                compiled.push_str(name);
            }
        }
        compiled.push(END);
        write_pattern(&variant.value, compiled)?;
        compiled.push(VARIANT_END);
    }
    Ok(())
}

fn name<'t>(expression: &InlineExpression<&'t str>) -> Result<&'t str, Unsupported> {
    match expression {
        InlineExpression::VariableReference { id } => Ok(id.name),
        _ => Err(Unsupported::Expression),
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error as _;

    use super::*;

    fn source(path: &str, fluent: &str) -> Source {
        Source { path: path.into(), fluent: fluent.to_owned() }
    }

    /// A file compiled, with its signs made visible.
    fn compiled(fluent: &str) -> String {
        let text = compile(&[source("a.ftl", fluent)]).expect("it is meant to be compiled");
        let signs = [
            (END, "|"),
            (VARIABLE, "$"),
            (CHOICE, "<"),
            (VARIANT_END, ";"),
            (CHOICE_END, ">"),
            (LINE_BREAK, "/"),
        ];
        signs.into_iter().fold(text, |text, (sign, shown)| text.replace(sign, shown))
    }

    #[test]
    fn messages_become_lines_in_the_order_of_their_ids() {
        assert_eq!(
            compiled("# A comment\nb = Two\n\n### Another\na = { $name } is here\n"),
            "a|$name| is here\nb|Two\n"
        );
    }

    #[test]
    fn files_become_one_text() {
        let sources = [source("a.ftl", "b = Two"), source("b.ftl", "a = One")];
        assert_eq!(compile(&sources).expect("it is compiled"), "a\u{1}One\nb\u{1}Two\n");
        assert_eq!(compile(&[]).expect("there is nothing to refuse"), "");
    }

    #[test]
    fn choices_keep_their_order_and_the_last_one_has_no_key() {
        let fluent = "
cards = { $cards ->
    [0] none
    [one] one of { $piles ->
        [one] it
       *[other] { $piles }
    }
   *[other] many
} here";
        assert_eq!(
            compiled(fluent),
            "cards|<cards|0|none;one|one of <piles|one|it;|$piles|;>;|many;> here\n"
        );
    }

    #[test]
    fn lines_of_a_text_stay_in_its_line() {
        assert_eq!(compiled("a = First\n    second\n      third\n"), "a|First/second/  third\n");
    }

    #[test]
    fn what_breaks_the_syntax_is_told_with_its_line_and_what_was_expected() {
        for (fluent, place, expected) in [
            ("good = Good\nbad\n", "a.ftl:2", r#"Expected a token starting with "=""#),
            ("good = Good\n\nbad = { $open\n", "a.ftl:4", r#"Expected a token starting with "}""#),
        ] {
            let error = compile(&[source("a.ftl", fluent)]).expect_err(fluent);
            assert_eq!(error.to_string(), format!("{place}: this is not Fluent"));
            assert_eq!(error.source().expect("the parser says why").to_string(), expected);
        }
    }

    #[test]
    fn what_is_not_compiled_is_told_with_its_place_and_what_to_write_instead() {
        const VARIABLES: &str =
            "only variables can stand in braces and before an arrow, such as `{ $cards }`";
        for (fluent, line, what) in [
            (
                "good = Good\n-bad = Stapel\n",
                2,
                "it is a term; write it out in the messages that refer to it",
            ),
            (
                "# Said\n# often\nbad =\n    .hint = Nothing\n",
                3,
                "it has an attribute; make that a message of its own",
            ),
            (
                "bad = Value\n    .hint = Nothing\n",
                1,
                "it has an attribute; make that a message of its own",
            ),
            ("bad = { other }\n", 1, VARIABLES),
            ("\nbad = { \"literal\" }\n", 2, VARIABLES),
            ("bad = { NUMBER($cards) ->\n   *[other] b\n}\n", 1, VARIABLES),
            (
                "bad = { $n ->\n   *[one] a\n    [other] b\n}\n",
                1,
                "the variant with the asterisk has to be the last one",
            ),
            (
                "good = Good\nbad = a\tb\n",
                2,
                "it contains the control character '\\t'; leave it out, or write a space",
            ),
        ] {
            let error = compile(&[source("a.ftl", fluent)]).expect_err(fluent);
            let told = format!("a.ftl:{line}: `bad` can't be compiled: {what}");
            assert_eq!(error.to_string(), told, "{fluent}");
        }
    }

    #[test]
    fn an_id_that_is_used_twice_is_told_with_both_places() {
        let first = source("a.ftl", "one = One\ntwice = Two\n");
        for (sources, problem) in [
            (
                vec![first.clone(), source("b.ftl", "twice = Zwei\n")],
                "b.ftl:1: `twice` is already in a.ftl:2; give one of them another id",
            ),
            (
                vec![source("a.ftl", "twice = Two\ntwice = Zwei\n")],
                "a.ftl:2: `twice` is already in a.ftl:1; give one of them another id",
            ),
        ] {
            assert_eq!(compile(&sources).expect_err("it is there twice").to_string(), problem);
        }
    }
}
