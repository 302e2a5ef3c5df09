// Keeps everything that the pages are made of, so that they open without a network, and games on this
// device can be played. Every build has a store of its own: whoever still has a page of the build before
// open finds its files there, so a new one can begin at once.
"use strict";
const STORES = "stapel-";
const STORE = STORES + "{{build}}";
// The document of every page: the program in it looks at the address.
const PAGE = "/index.html";
const FILES = Object.values({{all}});
// After so many milliseconds without an answer the kept page is better than none.
const TIMEOUT = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(openPage(event));
  } else if (FILES.includes(url.pathname) || url.pathname.startsWith("/assets/")) {
    event.respondWith(findFile(request, url.pathname));
  }
});

// The server says that it is somebody's turn; what it says is in their language.
self.addEventListener("push", (event) => {
  const { title, body, path, language } = event.data.json();
  navigator.setAppBadge?.(1).catch(() => {});
  const tag = path.split("#")[0];
  const look = { body, lang: language, tag, renotify: true, data: path, icon: "{{icon-192.png}}" };
  event.waitUntil(self.registration.showNotification(title, look));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});

// The page of the table that is open already, or a new one.
async function openTable(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path.split("#")[0]);
  return page ? page.focus() : self.clients.openWindow(path);
}

async function keepAll() {
  const store = await caches.open(STORE);
  for (const path of FILES) {
    // What never changes may come from anywhere, also from the build before.
    const fixed = path.startsWith("/assets/");
    const known = fixed && (await caches.match(path, { ignoreVary: true }));
    if (known) {
      await store.put(path, known);
      continue;
    }
    const answer = await fetch(path, { cache: fixed ? "default" : "no-cache" });
    if (!answer.ok) throw new Error(path + ": " + answer.status);
    await store.put(path, answer);
  }
  // While a server changes from one build to the next, the page may be of the other one. Then this build
  // is not kept: the browser comes back for the other.
  const page = await (await store.match(PAGE)).text();
  if (!page.includes("{{boot.js}}")) {
    await caches.delete(STORE);
    throw new Error("the page is of another build");
  }
}

// Leaves this build and the one before. Stores are listed in the order in which they were made.
async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith(STORES) && name !== STORE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

// The page as the server has it now, or as it was kept if the server can't be reached.
async function openPage(event) {
  const asked = fetch(event.request);
  // Whichever is first is shown; the other one may fail as it likes.
  asked.catch(() => {});
  const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT));
  const answer = await Promise.race([asked.catch(() => null), late]);
  if (answer && answer.status < 500) return answer;
  return (await keptFile(PAGE)) || asked;
}

async function findFile(request, path) {
  if (path.startsWith("/assets/")) return (await keptFile(path)) || fetch(request);
  return fetch(request).catch(async () => (await keptFile(path)) || Response.error());
}

async function keptFile(path) {
  const store = await caches.open(STORE);
  const kept = await store.match(path, { ignoreVary: true });
  return kept || (path.startsWith("/assets/") ? caches.match(path, { ignoreVary: true }) : undefined);
}
