import { brotliDecompressSync } from "node:zlib"
import { expect, test, vi } from "vitest"
import { PageCache } from "./page-cache.ts"

const html = Array.from({ length: 400 }, (_, index) => {
  const number = (index * 7_919) % 1_009
  return `<li class="card"><a href="/anuncios/grua-${number}">Grúa ${number} de ${index} toneladas</a></li>`
}).join("")

async function storedPage() {
  const cache = new PageCache()
  cache.isStreamConnected = true
  await cache.read("/", "nonce-1", async () => new Response(html))
  const page = cache.readFresh("/")
  if (page === null) throw new Error("The page is not stored.")
  return { cache, page, first: page.body.br }
}

test("[B7.43] a page that is read again is compressed further, without a new tag", async () => {
  const { cache, page, first } = await storedPage()
  const tag = page.body.etag
  await vi.waitUntil(() => page.body.br !== first, { timeout: 10_000 })
  expect(page.body.br.length).toBeLessThan(first.length * 0.97)
  expect(brotliDecompressSync(page.body.br).toString()).toBe(html)
  expect(cache.readFresh("/")?.body.etag).toBe(tag)
})

test("[B7.43] a page is compressed further once, however often it is read", async () => {
  const { cache, page, first } = await storedPage()
  for (let reads = 0; reads < 100; reads += 1) cache.readFresh("/")
  await vi.waitUntil(() => page.body.br !== first, { timeout: 10_000 })
  const second = page.body.br
  for (let reads = 0; reads < 100; reads += 1) cache.readFresh("/")
  // Another page is compressed after whatever else waits.
  await cache.read("/anuncios", "nonce-2", async () => new Response(html))
  const other = cache.readFresh("/anuncios")
  const firstOfOther = other?.body.br
  await vi.waitUntil(() => other?.body.br !== firstOfOther, { timeout: 10_000 })
  expect(page.body.br).toBe(second)
})
