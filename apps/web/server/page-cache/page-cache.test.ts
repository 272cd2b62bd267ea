// Long because all tests share the ways to make, outdate and refuse a page.
import { buildAccount } from "@wara/factories/build-account"
import { expect, test } from "vitest"
import { toViewer } from "../../app/session/viewer.ts"
import { PageCache } from "./page-cache.ts"
import { describeTags } from "./page-tags.ts"
import { encodedBody } from "./shared-body.ts"
import type { CacheAnswer } from "./stored-pages.ts"

/** A cache with a stopped clock and a page whose text changes with every rendering. */
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

test("[B7.1] a page is rendered once and is the same for everyone", async () => {
  const { read, renderings } = setUp()
  const first = await read("/anuncios", "first")
  const second = await read("/anuncios", "second")
  expect([first.result, second.result, renderings()]).toEqual(["miss", "hit", 1])
  expect(await textOf(first)).toBe("<script></script>/anuncios v1")
  expect(await textOf(second)).toBe("<script></script>/anuncios v1")
})

test("concurrent requests share one rendering", async () => {
  const { read, renderings } = setUp()
  const answers = await Promise.all([
    read("/", "nonce-a"),
    read("/", "nonce-b"),
    read("/", "nonce-c"),
  ])
  expect(answers.map((answer) => answer.result)).toEqual(["miss", "miss", "miss"])
  expect(renderings()).toBe(1)
})

test("a change invalidates every page at once", async () => {
  const { cache, read } = setUp()
  await read("/anuncios")
  cache.dropAll()
  const answer = await read("/anuncios")
  expect(answer.result).toBe("miss")
  expect(await textOf(answer)).toContain("v2")
})

test("a page whose rendering began before a change is not cached or served later", async () => {
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

test("a stale page is served and renewed; after ten minutes none is served", async () => {
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

test("without the change stream a page is fresh for ten seconds", async () => {
  const { clock, cache, read } = setUp()
  cache.isStreamConnected = false
  await read("/")
  clock.now = 4_000
  expect((await read("/")).result).toBe("hit")
  clock.now = 10_001
  expect((await read("/")).result).toBe("miss")
})

test.each([404, 410])("a page that answers %i is cached for a minute", async (status) => {
  const { clock, read } = setUp({ status })
  await read("/nada")
  expect((await read("/nada")).result).toBe("hit")
  clock.now = 60_001
  expect((await read("/nada")).result).toBe("miss")
})

test("a page may request a shorter lifetime, but not a longer one", async () => {
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
])("%s is never cached and never shared", async (_what, page) => {
  const { cache, read } = setUp(page)
  const [one, other] = await Promise.all([read("/", "one"), read("/", "other")])
  expect([one.result, other.result, cache.entries]).toEqual(["refused", "refused", 0])
  expect(await textOf(other)).toContain(`nonce="other"`)
})

test("a failed rendering is answered with its error and retried by the next request", async () => {
  const cache = new PageCache()
  const broken = cache.read("/", "nonce-a", () => Promise.reject(new Error("no api")))
  await expect(broken).rejects.toThrow("no api")
  const next = await cache.read("/", "nonce-b", async () => new Response("works"))
  expect(next.result).toBe("miss")
})

test("a failed renewal is reported, and the stale page is served for its time", async () => {
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

test("during an outage the stale page is served, for ten minutes at most", async () => {
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

test("an invalidated page is not served again, not even instead of an error", async () => {
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

test("many different queries do not evict pages in use", async () => {
  const { cache, read } = setUp()
  await read("/")
  await read("/")
  for (let number = 0; number < 500; number += 1) await read(`/anuncios?s=${number}`)
  expect((await read("/")).result).toBe("hit")
  expect(cache.entries).toBeLessThanOrEqual(40)
})

/** Renders a page that changes with these tags outdate. */
const renderOf = (tags: string[]) => async () => {
  const page = new Response("page")
  describeTags(page, new Set(tags))
  return page
}

test("[B8.11] a change outdates only the pages with one of its tags", async () => {
  const cache = new PageCache()
  cache.isStreamConnected = true
  const pages: Record<string, string[]> = {
    "/preguntas-frecuentes": ["faqs"],
    "/anuncios": ["ads", "lists", "ad:1"],
    "/anuncios/grua": ["ads", "ad:2", "lists:gruas"],
    "/unknown": ["all"],
  }
  const results = async () => {
    const read = Object.entries(pages).map(async ([address, tags]) => {
      return (await cache.read(address, "nonce", renderOf(tags))).result
    })
    return Promise.all(read)
  }
  expect(await results()).toEqual(["miss", "miss", "miss", "miss"])
  cache.drop(["seller:9"])
  expect(await results()).toEqual(["hit", "hit", "hit", "miss"])
  cache.drop(["ad:3", "lists", "lists:camiones"])
  expect(await results()).toEqual(["hit", "miss", "hit", "miss"])
  cache.drop(["ad:2"])
  expect(await results()).toEqual(["hit", "hit", "miss", "miss"])
  cache.drop(["all"])
  expect(await results()).toEqual(["miss", "miss", "miss", "miss"])
})

test("[B8.11] a page is not stored if what it read changed during its rendering", async () => {
  const cache = new PageCache()
  cache.isStreamConnected = true
  const gate = Promise.withResolvers<void>()
  const begin = (address: string, tags: string[]) =>
    cache.read(address, "nonce", async () => {
      await gate.promise
      return renderOf(tags)()
    })
  const rendered = [begin("/", ["ad:1"]), begin("/faq", ["faqs"]), begin("/x", ["all"])]
  cache.drop(["ad:1"])
  gate.resolve()
  await Promise.all(rendered)
  const again = async (address: string) =>
    (await cache.read(address, "nonce", renderOf(["ad:1"]))).result
  expect([await again("/"), await again("/faq"), await again("/x")]).toEqual([
    "miss",
    "hit",
    "miss",
  ])
})

/** A stored page that a change has just outdated, and its second rendering, which waits. */
async function outdatedPage() {
  const clock = { now: 0 }
  const cache = new PageCache({ now: () => clock.now })
  cache.isStreamConnected = true
  let renderings = 0
  const gate = Promise.withResolvers<void>()
  const read = async () => {
    const answer = await cache.read("/", "nonce", async () => {
      renderings += 1
      const page = new Response(`v${renderings}`)
      describeTags(page, new Set(["ad:1"]))
      if (renderings > 1) await gate.promise
      return page
    })
    return `${answer.result} ${await textOf(answer)}`
  }
  await read()
  cache.drop(["ad:1"])
  return { clock, cache, read, finish: () => gate.resolve(), renderings: () => renderings }
}

test("[B8.20] after a change one request renders the page again, the others get the old one", async () => {
  const { cache, read, finish, renderings } = await outdatedPage()
  expect(cache.readFresh("/")).toBeNull()
  const first = read()
  expect(await Promise.all([read(), read()])).toEqual(["stale v1", "stale v1"])
  finish()
  expect(await first).toBe("miss v2")
  expect(await read()).toBe("hit v2")
  expect(renderings()).toBe(2)
})

test("[B8.20] half a second after a change nobody gets the old page", async () => {
  const { clock, read, finish } = await outdatedPage()
  const first = read()
  clock.now = 500
  const late = read()
  finish()
  expect(await Promise.all([first, late])).toEqual(["miss v2", "miss v2"])
})

test("[B8.20] a further change does not prolong the life of the old page", async () => {
  const { clock, cache, read, finish } = await outdatedPage()
  clock.now = 400
  cache.drop(["ad:1"])
  const first = read()
  expect(await read()).toBe("stale v1")
  clock.now = 500
  const late = read()
  finish()
  expect(await Promise.all([first, late])).toEqual(["miss v2", "miss v2"])
})

const failures: [string, () => Promise<Response>][] = [
  ["answers 503", async () => new Response("broken", { status: 503 })],
  ["throws", () => Promise.reject(new Error("no api"))],
]

test("[B9.100] after changes may have been missed, no page is served before it is rendered again", async () => {
  const { cache, read, renderings } = setUp()
  await read("/anuncios")
  cache.revalidateAll()
  expect(cache.readFresh("/anuncios")).toBeNull()
  const answers = await Promise.all([read("/anuncios"), read("/anuncios")])
  expect(answers.map((answer) => answer.result)).toEqual(["miss", "miss"])
  for (const answer of answers) expect(await textOf(answer)).toContain("v2")
  expect((await read("/anuncios")).result).toBe("hit")
  expect(renderings()).toBe(2)
})

test.each(failures)(
  "[B9.100] a page that may have changed is served while its rendering %s, until its maximum age",
  async (_how, render) => {
    const { clock, cache, read } = setUp()
    await read("/")
    clock.now = 60_000
    cache.revalidateAll()
    for (let times = 0; times < 2; times += 1) {
      const answer = await cache.read("/", "nonce-b", render)
      expect([answer.result, await textOf(answer)]).toEqual([
        "stale",
        expect.stringContaining("v1"),
      ])
    }
    clock.now = 600_000
    const late = cache.read("/", "nonce-c", render).then(({ result }) => result)
    expect(await late.catch(() => "refused")).toBe("refused")
  },
)

const known: [string, (cache: PageCache) => void][] = [
  ["before", (cache) => void [cache.drop(["ad:1"]), cache.revalidateAll()]],
  ["after", (cache) => void [cache.revalidateAll(), cache.drop(["ad:1"])]],
  ["of everything after", (cache) => void [cache.revalidateAll(), cache.dropAll()]],
]
test.each(known)(
  "[B9.100] a page that a known change outdated %s changes were missed never comes back",
  async (_when, change) => {
    for (const [, render] of failures) {
      const cache = new PageCache()
      cache.isStreamConnected = true
      await cache.read("/", "nonce", renderOf(["ad:1"]))
      change(cache)
      const answer = cache.read("/", "nonce", render).then(({ result }) => result)
      expect(await answer.catch(() => "refused")).toBe("refused")
    }
  },
)

test("[B9.100] what was being rendered while changes were missed is neither stored nor shared", async () => {
  const cache = new PageCache()
  cache.isStreamConnected = true
  const gate = Promise.withResolvers<void>()
  const early = cache.read("/", "nonce-a", async () => {
    await gate.promise
    return new Response("before")
  })
  cache.revalidateAll()
  const late = await cache.read("/", "nonce-b", async () => new Response("after"))
  gate.resolve()
  expect([await textOf(await early), await textOf(late)]).toEqual(["before", "after"])
  const next = await cache.read("/", "nonce-c", async () => new Response("not needed"))
  expect(await textOf(next)).toBe("after")
})

test("[B9.100] a page whose successor is not for everybody does not come back when that fails", async () => {
  const { cache, read } = setUp()
  await read("/anuncios/grua")
  cache.revalidateAll()
  const moved = async () => new Response(null, { status: 302, headers: { Location: "/anuncios" } })
  expect((await cache.read("/anuncios/grua", "nonce-b", moved)).result).toBe("refused")
  const broken = async () => new Response("broken", { status: 503 })
  expect((await cache.read("/anuncios/grua", "nonce-c", broken)).result).toBe("refused")
})

test("[B9.100] pages of users are rendered again too, and sessions are asked for again", async () => {
  const cache = new PageCache()
  cache.isStreamConnected = true
  const viewer = toViewer(buildAccount())
  cache.sessions.record("token", viewer, cache.sessions.moment)
  let renderings = 0
  const render = async () => {
    renderings += 1
    return new Response(`<p>v${renderings}</p>`)
  }
  const read = async () => (await cache.members.find("/", viewer, render))?.result
  expect([await read(), await read(), cache.sessions.find("token")]).toEqual([
    "miss",
    "hit",
    viewer,
  ])
  cache.revalidateAll()
  expect([await read(), renderings, cache.sessions.find("token")]).toEqual(["miss", 2, null])
})
