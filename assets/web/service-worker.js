// Keeps the page's files, so that the game works offline. Files of a version are never mixed with another's.
importScripts("version.js");
/* global VERSION, FILES, DATA */

const CACHE = `outflank-${VERSION}`;

addEventListener("install", (event) => {
  // Past the browser's own cache, which may have an earlier version.
  const requests = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

addEventListener("activate", (event) => {
  const clean = async () => {
    // The same data serve many versions.
    for (const name of DATA) {
      const data = await caches.match(name);
      if (data) await (await caches.open(CACHE)).put(name, data);
    }
    for (const name of await caches.keys()) {
      if (name.startsWith("outflank-") && name !== CACHE) await caches.delete(name);
    }
    await clients.claim();
  };
  event.waitUntil(clean());
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith(answer(event.request));
});

// A file of the cache, else of the server. What is loaded later, such as the engine's data, is kept then.
async function answer(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request, { ignoreSearch: true });
  if (known) return known;
  // The browser's own cache may have the file of an earlier version.
  const found = await fetch(request.url, { cache: "no-cache" });
  // Without room the file is used all the same.
  if (found.ok) await cache.put(request.url, found.clone()).catch(() => {});
  return found;
}

// The page asks for this version; the tabs reload then.
addEventListener("message", ({ data }) => {
  if (data === "begin") skipWaiting();
});
