import { expect, test } from "vitest"
import { type CacheAnswer, PageCache } from "./page-cache.ts"
import { encodedBody } from "./shared-body.ts"

/** A cache on a clock that stands still, with a page whose text changes at every rendering. */
function setUp(page: { status?: number; headers?: HeadersInit } = {}) {
  const clock = { now: 0 }
  const cache = new PageCache({ now: () => clock.now, bounds: { entries: 40, bytes: 1_000_000 } })
  cache.isStreamConnected = true
  let renderings = 0
  const render = async (address: string, nonce: string) => {
    renderings += 1
    const text = `<script nonce="${nonce}"></script>${address} v${renderings}`
    return new Response(text, {
      status: page.status ?? 200,
      ...(page.headers ? { headers: page.headers } : {}),
    })
  }
  const read = (address: string, nonce = "nonce-1") => cache.read(address, nonce, render)
  return { clock, cache, read, renderings: () => renderings }
}

async function textOf(answer: CacheAnswer): Promise<string> {
  return answer.result === "refused"
    ? answer.response.text()
    : encodedBody(answer.page.body, "identity").toString()
}

test("[B7.1] a page is rendered once and is the same for everybody", async () => {
  const { read, renderings } = setUp()
  const first = await read("/anuncios", "first")
  const second = await read("/anuncios", "second")
  expect([first.result, second.result, renderings()]).toEqual(["miss", "hit", 1])
  expect(await textOf(first)).toBe("<script></script>/anuncios v1")
  expect(await textOf(second)).toBe("<script></script>/anuncios v1")
})

test("visitors who come at once share one rendering", async () => {
  const { read, renderings } = setUp()
  const answers = await Promise.all([
    read("/", "nonce-a"),
    read("/", "nonce-b"),
    read("/", "nonce-c"),
  ])
  expect(answers.map((answer) => answer.result)).toEqual(["miss", "miss", "miss"])
  expect(renderings()).toBe(1)
})

test("a change drops every page at once", async () => {
  const { cache, read } = setUp()
  await read("/anuncios")
  cache.dropAll()
  const answer = await read("/anuncios")
  expect(answer.result).toBe("miss")
  expect(await textOf(answer)).toContain("v2")
})

test("a page whose rendering began before a change is not kept, nor given to later visitors", async () => {
  const cache = new PageCache()
  const gate = Promise.withResolvers<void>()
  const early = cache.read("/", "nonce-a", async () => {
    await gate.promise
    return new Response("before")
  })
  cache.dropAll()
  const late = await cache.read("/", "nonce-b", async () => new Response("after"))
  gate.resolve()
  expect(await textOf(await early)).toBe("before")
  expect(await textOf(late)).toBe("after")
  const next = await cache.read("/", "nonce-c", async () => new Response("not needed"))
  expect(await textOf(next)).toBe("after")
})

test("a page of middle age is shown and renewed; no page is shown after ten minutes", async () => {
  const { clock, read } = setUp()
  await read("/")
  clock.now = 299_000
  expect((await read("/")).result).toBe("hit")
  clock.now = 301_000
  const stale = await read("/")
  expect([stale.result, await textOf(stale)]).toEqual(["stale", expect.stringContaining("v1")])
  await expect.poll(async () => textOf(await read("/"))).toContain("v2")
  clock.now += 601_000
  expect((await read("/")).result).toBe("miss")
})

test("while nobody tells of changes a page lives ten seconds", async () => {
  const { clock, cache, read } = setUp()
  cache.isStreamConnected = false
  await read("/")
  clock.now = 4_000
  expect((await read("/")).result).toBe("hit")
  clock.now = 10_001
  expect((await read("/")).result).toBe("miss")
})

test.each([404, 410])("a page that answers %i is kept for a minute", async (status) => {
  const { clock, read } = setUp({ status })
  await read("/nada")
  expect((await read("/nada")).result).toBe("hit")
  clock.now = 60_001
  expect((await read("/nada")).result).toBe("miss")
})

test("a page that asks for a shorter life gets it, one that asks for a longer does not", async () => {
  const short = setUp({ headers: { "Cache-Control": "private, max-age=10" } })
  await short.read("/")
  short.clock.now = 4_000
  expect((await short.read("/")).result).toBe("hit")
  short.clock.now = 10_001
  expect((await short.read("/")).result).toBe("miss")
  const long = setUp({ headers: { "Cache-Control": "public, max-age=3600" } })
  await long.read("/sitemap.xml")
  long.clock.now = 600_001
  expect((await long.read("/sitemap.xml")).result).toBe("miss")
})

test.each([
  ["500", { status: 500 }],
  ["503", { status: 503 }],
  ["429", { status: 429 }],
  ["a redirect", { status: 302, headers: { Location: "/" } }],
  ["a page that sets a cookie", { headers: { "Set-Cookie": "a=b" } }],
  ["a page that forbids it", { headers: { "Cache-Control": "no-store" } }],
])("%s is never kept and never shared", async (_what, page) => {
  const { cache, read } = setUp(page)
  const [one, other] = await Promise.all([read("/", "one"), read("/", "other")])
  expect([one.result, other.result, cache.entries]).toEqual(["refused", "refused", 0])
  expect(await textOf(other)).toContain(`nonce="other"`)
})

test("a rendering that throws reaches its visitors and is tried again by the next", async () => {
  const cache = new PageCache()
  const broken = cache.read("/", "nonce-a", () => Promise.reject(new Error("no api")))
  await expect(broken).rejects.toThrow("no api")
  const next = await cache.read("/", "nonce-b", async () => new Response("works"))
  expect(next.result).toBe("miss")
})

test("a failed renewal is reported and the page of before stays for its time", async () => {
  const failures: unknown[] = []
  const clock = { now: 0 }
  const cache = new PageCache({ now: () => clock.now, onRefreshFailure: (e) => failures.push(e) })
  cache.isStreamConnected = true
  await cache.read("/", "nonce-a", async () => new Response("kept"))
  clock.now = 400_000
  const answer = await cache.read("/", "nonce-b", () => Promise.reject(new Error("no api")))
  expect([answer.result, await textOf(answer)]).toEqual(["stale", "kept"])
  await expect.poll(() => failures).toHaveLength(1)
})

test("while the api is away the page of before is shown, for ten minutes at most", async () => {
  const clock = { now: 0 }
  const cache = new PageCache({ now: () => clock.now })
  await cache.read("/", "nonce-a", async () => new Response("kept"))
  clock.now = 60_000
  const failing = [
    async () => new Response("broken", { status: 503 }),
    () => Promise.reject(new Error("no api")),
  ]
  for (const render of failing) {
    const answer = await cache.read("/", "nonce-b", render)
    expect([answer.result, await textOf(answer)]).toEqual(["stale", "kept"])
  }
  expect(await textOf(await cache.read("/", "nonce-c", async () => new Response("new")))).toBe(
    "new",
  )
  clock.now = 700_000
  const late = await cache.read("/", "nonce-d", async () => new Response("broken", { status: 503 }))
  expect(late.result).toBe("refused")
})

test("a page that changed is not shown again, not even in place of an error", async () => {
  const clock = { now: 0 }
  const cache = new PageCache({ now: () => clock.now })
  await cache.read("/", "nonce-a", async () => new Response("before"))
  clock.now = 60_000
  const answer = await cache.read("/", "nonce-b", async () => {
    cache.dropAll()
    return new Response("broken", { status: 503 })
  })
  expect(answer.result).toBe("refused")
})

test("a flood of queries leaves the pages that people read", async () => {
  const { cache, read } = setUp()
  await read("/")
  await read("/")
  for (let number = 0; number < 500; number += 1) await read(`/anuncios?s=${number}`)
  expect((await read("/")).result).toBe("hit")
  expect(cache.entries).toBeLessThanOrEqual(40)
})
