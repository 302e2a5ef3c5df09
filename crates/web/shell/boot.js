// Runs before anything is painted: puts the theme in place, so that nothing flashes, and begins to load
// the program and the texts of the right language side by side.
"use strict";
(() => {
  const FILES = {{all}};
  const kept = (name) => {
    try {
      return localStorage.getItem("stapel." + name);
    } catch {
      return null;
    }
  };
  const wanted = [kept("language"), ...(navigator.languages || [])];
  const language =
    wanted.map((tag) => (tag || "").slice(0, 2).toLowerCase()).find((tag) => FILES["words." + tag + ".txt"]) || "en";
  const root = document.documentElement;
  root.lang = language;
  for (const name of ["theme", "motion"]) {
    const value = kept(name);
    if (value) root.dataset[name] = value;
  }
  const text = (path) =>
    fetch(path).then((answer) => {
      if (!answer.ok) throw new Error(path + ": " + answer.status);
      return answer.text();
    });
  // Several programs share the addresses, so that nobody loads what they don't need. Those for study have more to say.
  const programs = { r: "replay", learn: "learn", rules: "learn", settings: "settings", me: "settings" };
  const [, page, id] = location.pathname.split("/");
  const study = ["replay", "learn"].includes(programs[page]);
  const table = page === "t" || page === "local";
  const texts = study ? "study" : table ? "table" : "words";
  const style = (name) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = FILES[name];
    link.setAttribute("blocking", "render");
    document.head.append(link);
    return link;
  };
  // On pages for study there are tables, too.
  if (table || study) style("table.css");
  if (study) style("study.css");
  const words = text(FILES[texts + "." + language + ".txt"]);
  // The style sheet that only this program needs, if there is one.
  const dress = (program) =>
    FILES[program + ".css"] &&
    new Promise((resolve, reject) => {
      const link = style(program + ".css");
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        reject(new Error(link.href));
      };
    });
  // Loads a program and lets it begin, once. A script that did not arrive is asked for under another name: browsers may
  // remember that it did not.
  const loaded = {};
  let failures = 0;
  const start = async (program) => {
    const [script, module_or_path] = await Promise.all([
      import(FILES[program + ".js"] + (failures ? "#" + failures : "")),
      WebAssembly.compileStreaming(fetch(FILES[program + ".wasm"])),
      dress(program),
    ]);
    await script.default({ module_or_path });
  };
  const load = (program) =>
    (loaded[program] ??= start(program).catch((error) => {
      failures += 1;
      delete loaded[program];
      throw error;
    }));
  // Says beside the page whose turn it is: a mark on the icon, and a notification while nobody looks at the page, for those
  // who asked for it in the settings.
  const say = async (mine, title, body) => {
    (mine ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => {});
    const worker = kept("turns") && (await navigator.serviceWorker?.getRegistration());
    if (!worker) return;
    const tag = location.pathname;
    if (mine && document.hidden) {
      const look = { body, lang: root.lang, tag, renotify: true, data: tag + location.hash, icon: FILES["icon-192.png"] };
      await worker.showNotification(title, look);
    } else {
      for (const shown of await worker.getNotifications({ tag })) shown.close();
    }
  };
  // What browsers don't have or don't allow is left out. Whoever comes back to the page needs no notification any more.
  let said = [];
  const turn = (...told) => say(...(said = told)).catch(() => {});
  addEventListener("visibilitychange", () => document.hidden || turn(...said));
  // A browser that can install the page offers it by itself, at any time. The start page has a better moment for it.
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    stapel.install = () => event.prompt();
    dispatchEvent(new Event("installable"));
  });
  globalThis.stapel = { build: "{{build}}", files: FILES, language, load, texts, turn, words };
  // If even this fails, say so where the cards would be.
  const broken = (error) => {
    console.error(error);
    const place = document.getElementById("loading");
    if (!place) return;
    const sentences = {
      de: "Die Karten sind nicht angekommen. Bitte lade die Seite neu.",
      en: "The cards did not arrive. Please load the page again.",
      fr: "Les cartes ne sont pas arrivées. Rechargez la page.",
      it: "Le carte non sono arrivate. Ricarica la pagina.",
      pl: "Karty nie dotarły. Załaduj stronę ponownie.",
    };
    place.className = "notice";
    place.removeAttribute("aria-hidden");
    place.setAttribute("role", "alert");
    place.textContent = sentences[language] || sentences.en;
  };
  // The program that has the board of each game; `src/games.rs` says the same.
  const BOARDS = { "the-game": "piles", extreme: "piles", "clear-4": "clear4" };
  // Which game is on the table at this address. Tables in this browser are kept with their game. The address of one on the
  // server ends in it, unless somebody cut that off: then the server is asked, and does not have to know who asks.
  const game = async () => {
    if (page === "local") return /"game":"([^"]*)"/.exec(kept("local." + id) || kept("branch." + id) || "")?.[1];
    const told = location.hash.slice(1);
    if (Object.hasOwn(BOARDS, told)) return told;
    const answer = await fetch("/api/v1/tables/" + id + "/game", { signal: AbortSignal.timeout(4000) });
    return (await answer.json()).game;
  };
  // Without an answer any board will do: it says what is wrong, and once it knows better loads the page for another one.
  const board = async () => BOARDS[await game().catch(() => null)] || "piles";
  const begin = async () => load(table ? await board() : programs[page] || "home");
  // What is around a game, and then everything for the time without a network, comes when the page has nothing else to do.
  // Whoever wants it before asks for it. Browsers that can't keep anything, or are told not to, do without.
  const keep = () => {
    const rest = async () => {
      if (table) await load("around").catch(() => {});
      await navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
    };
    const idle = globalThis.requestIdleCallback || setTimeout;
    setTimeout(() => idle(rest), 2000);
  };
  begin().then(keep, broken);
})();
