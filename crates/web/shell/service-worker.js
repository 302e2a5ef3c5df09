// Keeps everything that the page is made of, so that games without a network can be played. Files with a
// hash in their names never change and are taken from what is kept; the page itself is asked for anew,
// and what is kept is shown when nobody answers.
"use strict";
const BUILD = "stapel-{{build}}";
const FILES = Object.values({{all}});

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(BUILD);
    // What an older build has kept already need not travel again.
    for (const path of ["/", "/manifest.webmanifest", ...FILES]) {
      const known = path.startsWith("/assets/") && (await caches.match(path));
      if (known) await cache.put(path, known);
      else await cache.add(path);
    }
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("stapel-") && name !== BUILD) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/").then((kept) => kept || Response.error())));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((kept) => kept || fetch(request)));
  }
});
