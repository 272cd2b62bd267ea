/*
 * Keeps one page, which is shown when a navigation finds no connection, and nothing else. The server puts
 * `release` and `page` before this text: a new release is another text, which browsers then take.
 */
const cacheName = `offline-${release}`

async function keepPage() {
  // As a visitor: the page is the same for everybody.
  const answer = await fetch(page, { cache: "reload", credentials: "omit" })
  if (!answer.ok || answer.redirected) throw new Error("The page for no connection is not there")
  const cache = await caches.open(cacheName)
  await cache.put(page, answer)
  await self.skipWaiting()
}

async function begin() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
  // The request leaves while the worker wakes up: nobody waits for it.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function open({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const kept = await caches.match(page)
    if (kept === undefined) throw error
    return kept
  }
}

self.addEventListener("install", (event) => event.waitUntil(keepPage()))
self.addEventListener("activate", (event) => event.waitUntil(begin()))
self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request
  if (mode === "navigate" && method === "GET") event.respondWith(open(event))
})
