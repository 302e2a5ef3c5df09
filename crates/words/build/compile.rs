//! From Fluent files to texts as programs read them.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

use self::format::{BREAK, CHOICE, CHOSEN, ENDS, VALUE, VARIANT};

#[path = "../src/format.rs"]
mod format;

/// Compiles a Fluent file. What can't be compiled is told: texts use a small part of Fluent, names and choices by them.
pub(crate) fn compile(fluent: &str) -> Result<String, String> {
    let file = parser::parse(fluent).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut texts = BTreeMap::new();
    for entry in file.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let text = message_text(&message).map_err(|problem| format!("{id}: {problem}"))?;
                if texts.insert(id, text).is_some() {
                    return Err(format!("{id} is there twice"));
                }
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(term) => return Err(format!("-{} is no message", term.id.name)),
            Entry::Junk { content } => return Err(format!("this is no message: {content}")),
        }
    }
    Ok(texts.into_iter().map(|(id, text)| format!("{id}{ENDS}{text}\n")).collect())
}

fn message_text(message: &Message<&str>) -> Result<String, String> {
    if !message.attributes.is_empty() {
        return Err("attributes are not read".to_owned());
    }
    let value = message.value.as_ref().ok_or("it says nothing")?;
    let mut written = String::new();
    write(value, &mut written)?;
    Ok(written)
}

fn write(pattern: &Pattern<&str>, written: &mut String) -> Result<(), String> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => write_text(value, written)?,
            PatternElement::Placeable { expression: Expression::Inline(value) } => {
                written.push(VALUE);
                written.push_str(name(value)?);
                written.push(ENDS);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                written.push(CHOICE);
                written.push_str(name(selector)?);
                written.push(ENDS);
                write_variants(variants, written)?;
                written.push(CHOSEN);
            }
        }
    }
    Ok(())
}

fn write_text(text: &str, written: &mut String) -> Result<(), String> {
    for letter in text.chars() {
        written.push(match letter {
            '\n' => BREAK,
            letter if letter.is_control() => {
                return Err(format!("{text:?} holds a sign that nobody can see"));
            }
            letter => letter,
        });
    }
    Ok(())
}

fn write_variants(variants: &[Variant<&str>], written: &mut String) -> Result<(), String> {
    for (index, variant) in variants.iter().enumerate() {
        let last = index + 1 == variants.len();
        match (variant.default, &variant.key) {
            (true, _) if last => {}
            (true, _) => return Err("the variant with the asterisk is not the last one".to_owned()),
            (
                false,
                VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name },
            ) => {
                written.push_str(name);
            }
        }
        written.push(ENDS);
        write(&variant.value, written)?;
        written.push(VARIANT);
    }
    Ok(())
}

fn name<'t>(expression: &InlineExpression<&'t str>) -> Result<&'t str, String> {
    match expression {
        InlineExpression::VariableReference { id } => Ok(id.name),
        other => Err(format!("this is no name: {other:?}")),
    }
}
