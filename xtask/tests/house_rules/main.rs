//! The rules of ARCHITECTURE.md and CONTRIBUTING.md that neither the compiler nor clippy checks: who may use whom, who
//! may know a single game, what is documented, and whether documents name what is there.

mod agreement;
mod dependencies;
mod doc_comments;
mod documents;
mod games;
mod source;
mod workspace;

/// Fails with all complaints, one in a line.
#[track_caller]
fn assert_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}
