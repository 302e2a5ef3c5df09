//! Completions, by pressing Tab in the shells themselves.

use std::env;
use std::path::Path;

use portable_pty::CommandBuilder;

use crate::support::terminal::{ENTER, Setting, Terminal};

/// What a shell says when it is ready for the next line.
const PROMPT: &str = "ready> ";

/// How a shell is started, and what makes it complete our commands.
struct Shell {
    program: &'static str,
    arguments: &'static [&'static str],
    set_up: &'static str,
}

const BASH: Shell = Shell {
    program: "bash",
    arguments: &["--norc", "--noprofile", "-i"],
    // Where there are several candidates, all are shown after the first Tab.
    set_up: "bind 'set show-all-if-ambiguous on'; bind 'set bell-style none'; \
             bind 'set enable-bracketed-paste off'; source <(stapel completions bash); PS1='ready> '",
};

const ZSH: Shell = Shell {
    program: "zsh",
    arguments: &["-f", "-i"],
    // As an installation does it: a file in a directory of functions. No files of its own are looked for.
    set_up: "mkdir -p functions; stapel completions zsh > functions/_stapel; fpath=($PWD/functions $fpath); \
             autoload -Uz compinit; compinit -u -D; unsetopt beep prompt_sp; PS1='ready> '",
};

const FISH: Shell = Shell {
    program: "fish",
    arguments: &["--no-config", "-i"],
    set_up: "stapel completions fish | source; function fish_prompt; printf 'ready> '; end; \
             set -g fish_autosuggestion_enabled 0",
};

/// A shell that completes our commands, in a home of its own.
struct Prompt {
    terminal: Terminal,
    _home: tempfile::TempDir,
}

impl Prompt {
    fn new(shell: &Shell) -> Prompt {
        let home = tempfile::tempdir().unwrap();
        let programs = Path::new(env!("CARGO_BIN_EXE_stapel")).parent().unwrap();
        let path = format!("{}:{}", programs.display(), env::var("PATH").unwrap());
        let mut command = CommandBuilder::new(shell.program);
        command.args(shell.arguments);
        command.env_clear();
        command.cwd(home.path());
        for (name, value) in [
            ("HOME", home.path().to_str().unwrap()),
            ("PATH", &path),
            ("TERM", "xterm"),
            ("LANG", "C.UTF-8"),
            ("STAPEL_LANGUAGE", "en"),
        ] {
            command.env(name, value);
        }
        let setting = Setting { columns: 160, rows: 50, variables: &[] };
        let mut terminal = Terminal::run(command, &setting);
        // What is typed before the shell reads is read all the same.
        terminal.press(shell.set_up);
        terminal.press(ENTER);
        let prompt = Prompt { terminal, _home: home };
        prompt.wait("a prompt", |line| line == PROMPT.trim_end());
        prompt
    }

    /// The line that is being typed: the last one that begins with the prompt.
    fn wait(&self, what: &str, see: impl Fn(&str) -> bool) {
        self.terminal.wait_for(what, |screen| {
            let text = screen.contents();
            let line = text.lines().rfind(|line| line.starts_with(PROMPT.trim_end()))?;
            see(line.trim_end()).then_some(())
        });
    }

    /// Types something and presses Tab, which must make this of the line.
    fn becomes(&mut self, typed: &str, line: &str) {
        self.terminal.press(&format!("{typed}\t"));
        let expected = format!("{PROMPT}{line}");
        self.wait(&format!("{typed} → {line}"), |line| line == expected);
        self.clear();
    }

    /// Types something and presses Tab, after which all of these are to be seen.
    fn offers(&mut self, typed: &str, candidates: &[&str]) {
        self.terminal.press(&format!("{typed}\t"));
        self.terminal.wait_for(&format!("{typed} → {candidates:?}"), |screen| {
            let text = screen.contents();
            let words: Vec<&str> = text.split_whitespace().collect();
            candidates.iter().all(|candidate| words.contains(candidate)).then_some(())
        });
        self.clear();
    }

    /// A line that was cancelled leaves an empty screen.
    fn clear(&mut self) {
        self.terminal.press("\x15\x0c");
        self.wait("an empty line", |line| line == PROMPT.trim_end());
        self.terminal.wait_for("an empty screen", |screen| {
            (screen.contents().trim() == PROMPT.trim_end()).then_some(())
        });
    }
}

/// Everything that the page about the command line promises of completions.
fn completes(shell: &Shell) {
    let mut prompt = Prompt::new(shell);
    prompt.becomes("stapel sim", "stapel simulate");
    prompt.becomes("stapel simulate ext", "stapel simulate extreme");
    prompt.becomes("stapel play cl", "stapel play clear-4");
    prompt.becomes("stapel simulate the-game --bot exp", "stapel simulate the-game --bot expert");
    prompt.becomes(
        "stapel simulate the-game --bot expert:pl",
        "stapel simulate the-game --bot expert:playouts=",
    );
    prompt.becomes(
        "stapel arena the-game --bots greedy,expert:playouts=9:learned=of",
        "stapel arena the-game --bots greedy,expert:playouts=9:learned=off",
    );
    prompt.becomes("stapel simulate --option=exp", "stapel simulate --option=expert=");
    prompt.becomes(
        "stapel simulate extreme --option loose_one_pile=t",
        "stapel simulate extreme --option loose_one_pile=true",
    );
    prompt.becomes("stapel config set th", "stapel config set theme");
    prompt.becomes("stapel config set theme con", "stapel config set theme contrast");
    prompt.becomes("stapel config set language p", "stapel config set language pl");
    prompt.becomes("stapel serve --log-format j", "stapel serve --log-format json");
    prompt.becomes("stapel completions z", "stapel completions zsh");
    prompt.offers("stapel --language ", &["de", "en", "fr", "it", "pl"]);
    prompt.offers("stapel simulate ", &["the-game", "extreme", "clear-4"]);
    prompt.offers("stapel simulate clear-4 --players ", &["2", "6"]);
    prompt.offers("stapel play --theme ", &["light", "dark", "contrast"]);
    prompt.offers("stapel simulate the-game --bot ", &["random", "greedy", "steady", "expert"]);
    prompt.terminal.press(&format!("echo > game.txt{ENTER}"));
    prompt.clear();
    prompt.becomes("stapel replay ga", "stapel replay game.txt");
}

#[test]
fn bash_completes_commands_games_bots_languages_and_settings() {
    completes(&BASH);
}

#[test]
fn zsh_completes_commands_games_bots_languages_and_settings() {
    completes(&ZSH);
}

#[test]
fn fish_completes_commands_games_bots_languages_and_settings() {
    completes(&FISH);
}
