import { afterEach, beforeEach, expect, test } from "vitest"
import { type PlainSite, servePlainPages } from "../../test/serve-plain-pages.ts"
import { loggedShare } from "../early-answers.ts"

let site: PlainSite
beforeEach(async () => {
  site = await servePlainPages({ SERVICE_TOKEN: "service-token-1234" })
})
afterEach(() => site.close())

const ask = (headers: Record<string, string> = {}, method = "GET", path = "/anuncios?s=grua") =>
  fetch(site.url + path, { headers, method })

/** The number of logged requests: normal handling logs each, a quick answer rarely. */
const logged = () => site.logged.length

/** The headers without those that differ between any two responses. */
function stableHeaders({ headers }: Response) {
  const own = new Set(["date", "x-request-id"])
  return Object.fromEntries([...headers].filter(([name]) => !own.has(name)))
}

test("[B7.1] a quick answer has the body and headers of the normal one", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const asked = { "accept-encoding": encoding }
    site.cache.dropAll()
    const [usual, before] = [await ask(asked), logged()]
    const quick = await ask(asked)
    expect(stableHeaders(quick)).toEqual(stableHeaders(usual))
    expect(await quick.text()).toBe(await usual.text())
    expect(quick.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/)
    // The very first quick answer of a server is logged.
    expect(logged() - before).toBeLessThanOrEqual(1)
  }
  expect(site.rendered).toHaveLength(3)
})

test("[B7.1] a browser that has the page gets a short 304", async () => {
  const usual = await ask()
  const known = { "if-none-match": usual.headers.get("etag") ?? "" }
  const quick = await ask(known)
  expect([quick.status, await quick.text()]).toEqual([304, ""])
  expect(quick.headers.get("etag")).toBe(usual.headers.get("etag"))
  expect((await ask({ "if-none-match": 'W/"other"' })).status).toBe(200)
})

test("HEAD has the headers and no body", async () => {
  await ask()
  const head = await ask({}, "HEAD")
  expect([head.status, await head.text()]).toEqual([200, ""])
  expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0)
})

test("[B7.5] requests with a session, an old pass or a prefetch are handled normally", async () => {
  await ask()
  await ask()
  const own = await ask({ cookie: "theme=dark; wara_session=token-1" })
  expect(await own.text()).toContain("token-1")
  expect(own.headers.get("cache-control")).toBe("private, no-store")
  const ahead = await ask({ "sec-purpose": "prefetch" })
  expect(ahead.headers.get("cache-control")).toBe("private, max-age=30")
  const passed = await ask({ cookie: "wara_session_dev=old-pass" })
  expect(passed.headers.get("set-cookie")).toContain("wara_session_dev=;")
  const last = await ask()
  expect([last.headers.get("set-cookie"), last.headers.get("cache-control")]).toEqual([
    null,
    "private, no-cache",
  ])
})

test("[B7.5] a change is shown at once, and errors are never answered quickly", async () => {
  await ask()
  await ask()
  site.cache.dropAll()
  await ask()
  expect(site.rendered).toHaveLength(2)
  await ask({}, "GET", "/nada")
  const before = logged()
  expect((await ask({}, "GET", "/nada")).status).toBe(404)
  expect(logged() - before).toBe(1)
})

test("all quick answers are counted, one of a hundred is logged", async () => {
  await ask()
  const before = logged()
  for (let time = 0; time < loggedShare + 1; time += 1) await ask()
  const lines = site.logged.slice(before).map((line) => JSON.parse(line))
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({ path: "/anuncios", status: 200, cache: "hit", oneOf: 100 })
  expect(JSON.stringify(lines)).not.toContain("grua")
  const metrics = await (await ask({}, "GET", "/metrics")).text()
  expect(metrics).toMatch(/page_cache_answers_total\{result="hit"\} 101/)
  expect(metrics).toMatch(/http_request_duration_seconds_count\{[^}]*"\/anuncios"[^}]*\} 102/)
})

test("a request id from a proxy in front stays, one in another form does not", async () => {
  await ask()
  expect((await ask({ "x-request-id": "id-1" })).headers.get("x-request-id")).toBe("id-1")
  const odd = await ask({ "x-request-id": "a b<c" })
  expect(odd.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/)
})
