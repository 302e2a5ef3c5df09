// Runs before anything is painted: puts the theme in place, so that nothing flashes, and begins to load
// the program and the texts of the right language side by side.
"use strict";
(() => {
  const FILES = {{all}};
  const LANGUAGES = ["de", "en", "fr", "it", "pl"];
  const kept = (name) => {
    try {
      return localStorage.getItem("stapel." + name);
    } catch {
      return null;
    }
  };
  const wanted = [kept("language"), ...(navigator.languages || [])];
  const language =
    wanted.map((tag) => (tag || "").slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag)) || "en";
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
  globalThis.stapel = { build: "{{build}}", files: FILES, language, words: text(FILES["words." + language + ".ftl"]) };
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
    place.textContent = sentences[language];
  };
  // Several programs share the addresses, so that nobody loads what they don't need.
  const programs = { t: "table", local: "table", r: "study", learn: "study", rules: "study" };
  const program = programs[location.pathname.split("/")[1]] || "home";
  // Everything is kept for the time without a network, but not before the page has nothing else to do.
  // Browsers that can't, or are told not to, do without.
  const keep = () => {
    if (!navigator.serviceWorker) return;
    const register = () => navigator.serviceWorker.register("/service-worker.js").catch(() => {});
    const idle = globalThis.requestIdleCallback || setTimeout;
    setTimeout(() => idle(register), 2000);
  };
  const wasm = fetch(FILES[program + ".wasm"]);
  import(FILES[program + ".js"]).then((page) => page.default({ module_or_path: wasm })).then(keep, broken);
})();
