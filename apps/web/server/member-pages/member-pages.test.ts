// Long because all tests share one site with its routes and an api with several people.

import type { Account } from "@wara/contract/account"
import { allPagePaths } from "@wara/domain/site/page-paths"
import { buildAccount, buildSeller, buildSellerProfile } from "@wara/factories/build-account"
import { buildAd, buildImage } from "@wara/factories/build-ad"
import { afterAll, beforeEach, expect, test, vi } from "vitest"
import { uncountedFacets } from "../../app/features/ads/list/facets.tsx"
import { openServer, sendJson } from "../../test/open-server.ts"

// Without a build there is no stylesheet to link.
vi.mock("../../app/app.css?url", () => ({ default: "/assets/app.css" }))

const strange = `O'Brien <script>alert(1)</script> & "ñ" \\ \u2028 </script> 😀`
const person = (id: number, given: Partial<Account>) =>
  buildAccount({ id, createdAt: `2026-01-15T12:00:00.${id % 1_000}Z`, ...given })

/** The people of the api, by session token; no text of theirs is in the data of pages. */
const people = {
  camila: person(910_101, { firstname: "Camila", lastname: "Quilodrán" }),
  strange: person(910_102, { firstname: strange, lastname: `${strange}.`, has_draft: true }),
  pro: person(910_103, {
    ...{ firstname: "Íñigo", lastname: "Ñancupil", pro: true, confirmed: false },
    avatar: buildImage({ url: "/uploads/logo-de-íñigo-&.webp" }),
  }),
  nameless: person(910_104, { firstname: "", lastname: "", email: "sin@nombre.cl" }),
  staff: person(910_105, { firstname: "Olga", lastname: "Vera", role: "operator" }),
}
type Token = keyof typeof people
const changed = new Map<string, object>()
/** Whether the api cannot read ads. */
let isDown = false

const seller = { user: buildSeller({ pro: true, firstname: "Pedroso" }) }
const contact = { name: "Pedroso Rojas", email: "pedroso@faena.cl", phone: "+56987654321" }
const ads = ["grua", "pala"].map((slug) => buildAd({ slug, name: `Máquina ${slug}` }))
const ended = { ...buildAd({ slug: "vendida" }), ended_at: "2026-11-01T12:00:00.000Z", gone: false }
const profile = buildSellerProfile({ username: "pedro" })
const pagination = { page: 1, pageSize: 20, pageCount: 1, total: 1 }
const listOf = (data: object[]) => ({ data, meta: { pagination } })
const serviceToken = "service-token-1234"

const isToken = (text: string): text is Token => Object.hasOwn(people, text)

const api = await openServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://api.test")
  const token = request.headers.authorization?.replace("Bearer ", "") ?? null
  if (token !== null && (!isToken(token) || changed.get(token) === gone)) {
    const error = { status: 401, name: "UnauthorizedError", message: "No", details: {} }
    return sendJson(response, 401, { data: null, error })
  }
  if (pathname === "/api/users/me" && token !== null)
    return sendJson(response, 200, { ...people[token], ...changed.get(token) })
  if (isDown && pathname === "/api/ads") {
    const error = { status: 503, name: "ServiceUnavailableError", message: "No", details: {} }
    return sendJson(response, 503, { data: null, error })
  }
  if (/^\/api\/ads\/\d+\/contact-reveal$/.test(pathname)) {
    if (token !== null) return sendJson(response, 200, { data: contact })
    const error = { status: 401, name: "UnauthorizedError", message: "No", details: {} }
    return sendJson(response, 401, { data: null, error })
  }
  const isUser =
    token !== null ||
    (request.headers["x-audience"] === "user" &&
      request.headers["x-service-token"] === serviceToken)
  const slug = searchParams.get("filters[slug][$eq]")
  const found = slug === null ? ads : ads.filter((ad) => ad.slug === slug)
  const answers: Record<string, unknown> = {
    "/api/ads": listOf(found.map((ad) => (isUser ? { ...ad, ...seller } : ad))),
    "/api/ended-ads": listOf(slug === "vendida" ? [ended] : []),
    "/api/ads/facets": { data: { ...uncountedFacets, total: 2 } },
    "/api/indicators/convert": {
      data: { amount: 1, from: "CLP", to: "UF", result: 1, date: null, values: [] },
    },
    "/api/settings/public": { data: { featured_price: 9_990 } },
    "/api/seller-profiles": listOf(
      searchParams.get("filters[username][$eqi]") !== "pedro" ? [] : [profile],
    ),
  }
  const answer = answers[pathname] ?? listOf([])
  sendJson(response, 200, answer)
})
const gone = {}

process.env.API_URL = api.url
process.env.BASE_URL = "https://wara.test"
process.env.SERVICE_TOKEN = serviceToken
const { requestFacts } = await import("../../app/session/request-context.server.ts")
const { remainingBudgetMs } = await import("../../app/backend/page-work.server.ts")
const { serveAllPages } = await import("../../test/serve-all-pages.ts")
const { serveSite } = await import("../../test/serve-site.ts")
const pages = await serveAllPages()
/** When the calls of each rendering must end, by `performance.now()`. */
const deadlines: number[] = []
/** Pages of one person are streamed otherwise, in an order that depends on time. */
const wholePages: typeof pages = (request, context) => {
  deadlines.push(performance.now() + remainingBudgetMs())
  const facts = context?.get(requestFacts)
  if (facts?.forUsers === undefined && facts) {
    context?.set(requestFacts, { ...facts, wantsWholePage: true })
  }
  return pages(request, context)
}
const site = await serveSite(process.env, wholePages)
/** The same site, unknown to the api: it renders the pages of users for each of them. */
const individual = await serveSite({ ...process.env, SERVICE_TOKEN: "" }, wholePages)

beforeEach(() => {
  changed.clear()
  isDown = false
  site.cache.dropAll()
  api.received.length = 0
})
afterAll(async () => {
  await api.close()
  await site.close()
  await individual.close()
})

function open(path: string, token: string, { url } = site, headers: Record<string, string> = {}) {
  const own = { cookie: `__Host-wara_session=${token}`, "user-agent": "Mozilla/5.0 Chrome/140.0" }
  return fetch(url + path, { redirect: "manual", headers: { ...own, ...headers } })
}

/** Keys of purchases and bulk actions, which every rendering of their pages has for itself. */
const ownKeys = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** A response without what is different in any two. */
async function read(response: Response) {
  const policy = response.headers.get("content-security-policy") ?? ""
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ""
  const { status, headers } = response
  const text = (await response.text()).replaceAll(nonce, "NONCE").replaceAll(ownKeys, "KEY")
  // In short lines, so that a difference can be read.
  const body = text.split(/(?<=[>,])/)
  const named = ["location", "content-type", "cache-control", "set-cookie", "vary"]
  return { status, body, headers: named.map((name) => headers.get(name)?.split(", ").sort()) }
}

/** How the site's last logged page was answered. */
const lastResult = () => JSON.parse(site.logged.at(-1) ?? "{}").cache

/** How many pages of each kind the site has answered. */
async function countOf(result: string): Promise<number> {
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  return Number(
    new RegExp(`page_cache_answers_total\\{result="${result}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0,
  )
}

const samples = ["/anuncios/grua", "/anuncios/vendida", "/anuncios/no-hay", "/pedro", "/no-hay"]
const addresses = [
  ...allPagePaths.filter((path) => !path.includes(":")),
  ...["/anuncios?s=grua", "/anuncios?category=gruas", ...samples, "/a/b/c"],
  ...["/api/indicators", "/cuenta/mis-anuncios/7", "/manifest.webmanifest"],
]
const dataOf = (path: string) => {
  const [pathname = "", query] = path.split("?")
  return `${pathname === "/" ? "/_" : pathname}.data${query === undefined ? "" : `?${query}`}`
}

/** Compares the first and the stored response with the one that is rendered for the person. */
async function expectOwnPage(path: string, token: Token): Promise<void> {
  const expected = await read(await open(path, token, individual))
  for (const _time of ["first", "completed", "before the framework"])
    expect(await read(await open(path, token)), path).toEqual(expected)
}

test("[B7.2] every page and its data are those that are rendered for the person alone", async () => {
  for (const path of addresses) {
    await expectOwnPage(path, "strange")
    await expectOwnPage(dataOf(path), "strange")
  }
}, 120_000)

test.each<Token>(["camila", "pro", "nameless", "staff"])(
  "[B7.2] pages of everyone and of the account are those that are rendered for %s alone",
  async (token) => {
    for (const path of [
      "/",
      "/anuncios/grua",
      "/anuncios.data",
      "/hazte-profesional",
      "/cuenta",
      "/no-hay",
    ])
      await expectOwnPage(path, token)
  },
)

test.each([
  "/",
  "/anuncios",
  "/anuncios?s=grua",
  "/anuncios.data",
  ...samples,
  "/contacto",
  "/publicar",
])(
  "[B7.2] [B7.30] %s waits for a call about the session, once, and then for none",
  async (path) => {
    const calls = () => api.received.map(({ url }) => url)
    await open(path, "strange")
    for (const _time of ["miss", "hit", "before the framework"]) await open(path, "camila")
    site.cache.sessions.forget([people.camila.id])
    api.received.length = 0
    const isQuick = (await open(path, "camila")).status === 200
    expect(calls()).toEqual(["/api/users/me"])
    const [before, lines] = [await countOf("hit"), site.logged.length]
    const response = await open(path, "camila")
    expect(calls()).toEqual(isQuick ? ["/api/users/me"] : ["/api/users/me", "/api/users/me"])
    expect(await countOf("hit")).toBe(before + 1)
    // The framework logs each answer; before it, one of a hundred is logged, which says so.
    const logged = site.logged.slice(lines).map((line) => JSON.parse(line).oneOf)
    expect(logged.every((share) => share === 100)).toBe(response.status === 200)
    if (path === "/") expect(await response.text()).toContain("Hola, Camila")
  },
)

test("[B7.2] an answer before the framework has the headers of the usual one", async () => {
  const headersOf = (response: Response) => {
    const own = new Set(["date", "x-request-id", "content-security-policy"])
    return Object.fromEntries([...response.headers].filter(([name]) => !own.has(name)))
  }
  const policyOf = (response: Response) =>
    response.headers.get("content-security-policy")?.replace(/'nonce-[^']+'/, "")
  await open("/anuncios", "camila", site)
  const usual = await open("/anuncios", "camila", site, { "sec-purpose": "prefetch" })
  const quick = await open("/anuncios", "camila")
  expect({ ...headersOf(quick), "cache-control": "" }).toEqual({
    ...headersOf(usual),
    "cache-control": "",
  })
  expect(policyOf(quick)).toBe(policyOf(usual))
  expect(quick.headers.get("cache-control")).toBe("private, no-store")
  expect(usual.headers.get("cache-control")).toBe("private, max-age=30")
  expect(quick.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/)
})

test("[B7.2] a session that is refused before the framework is checked once, and cleared", async () => {
  for (const _time of ["miss", "hit"]) await open("/anuncios", "camila")
  changed.set("camila", gone)
  site.cache.sessions.forget([people.camila.id])
  api.received.length = 0
  const response = await open("/anuncios", "camila")
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-wara_session=; Max-Age=0/)
  expect(await response.text()).not.toContain("Camila")
  expect(api.received.filter(({ url }) => url === "/api/users/me")).toHaveLength(1)
})

test("[B7.2] people who read at the same time see themselves only", async () => {
  const tokens: Token[] = ["camila", "strange", "pro"]
  const asked = Array.from({ length: 60 }, (_, turn) => tokens[turn % 3] ?? "pro")
  const bodies = await Promise.all(asked.map(async (token) => (await open("/", token)).text()))
  for (const [turn, body] of bodies.entries()) {
    for (const token of tokens) {
      const isOwn = asked[turn] === token
      expect(body.includes(String(people[token].id)), token).toBe(isOwn)
      expect(body.includes(people[token].email)).toBe(isOwn)
    }
  }
  const visitor = await (await fetch(site.url)).text()
  expect(visitor).toContain("Iniciar sesión")
  for (const { id, email } of Object.values(people)) {
    expect(visitor).not.toContain(String(id))
    expect(visitor).not.toContain(email)
  }
})

test("[B7.2] users see sellers, visitors do not", async () => {
  for (const token of ["camila", "pro", "camila"] as const)
    expect(await (await open("/anuncios/grua", token)).text()).toContain("Pedroso")
  expect(await (await fetch(`${site.url}/anuncios/grua`)).text()).not.toContain("Pedroso")
})

test("[B8.4] no shared page contains contact data; the answer to a form of the page does", async () => {
  const reveal = (path: string, token: string | null) =>
    fetch(site.url + path, {
      ...{ method: "POST", body: new URLSearchParams({ anuncio: "2004" }) },
      headers: {
        origin: "https://wara.test",
        ...(token === null ? {} : { cookie: `__Host-wara_session=${token}` }),
      },
      redirect: "manual",
    })
  for (const path of ["/anuncios/grua", "/pedro"]) {
    const page = await (await open(path, "pro")).text()
    expect(page).toContain("Ver teléfono y correo")
    const answer = await reveal(path, "camila")
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([
      200,
      expect.stringContaining("no-store"),
    ])
    expect(await answer.text()).toContain("987654321")
    const visitor = await reveal(path, null)
    expect(visitor.headers.get("location")).toContain("/login?")
    for (const token of ["pro", "camila"] as const)
      expect(await (await open(path, token)).text()).not.toMatch(/987654321|pedroso@/)
  }
})

test("[B7.2] each answer has a nonce of its own, which its policy names", async () => {
  const nonces = new Set<string>()
  for (let time = 0; time < 4; time += 1) {
    const response = await open("/anuncios", "camila")
    const policy = response.headers.get("content-security-policy") ?? ""
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? []
    const body = await response.text()
    const scripts = body.match(/<script(?! type="application\/ld\+json")[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(4)
})

test("[B7.2] [B7.30] a log-out elsewhere, a new name and a draft show when they are reported", async () => {
  for (const _time of ["miss", "hit", "known"]) await open("/", "camila")
  changed.set("camila", { firstname: "Camila Andrea", has_draft: true })
  expect(await (await open("/", "camila")).text()).toContain("Hola, Camila")
  site.cache.sessions.forget([people.camila.id])
  const renamed = await (await open("/", "camila")).text()
  expect(renamed).toContain("Hola, Camila Andrea")
  expect(renamed).toContain("Tienes un anuncio sin terminar")
  for (const _time of ["hit", "known"]) await open("/", "camila")
  changed.set("camila", gone)
  site.cache.sessions.forget([people.camila.id])
  const ended = await open("/", "camila")
  expect(ended.headers.getSetCookie()[0]).toMatch(/^__Host-wara_session=; Max-Age=0/)
  expect(await ended.text()).not.toContain("Camila")
})

test("the team's pages and those after a change of one's own are rendered for the person", async () => {
  await open("/anuncios", "camila")
  await open("/anuncios", "staff")
  expect(lastResult()).toBe("bypass")
  await fetch(`${site.url}/contacto`, {
    ...{ method: "POST", body: new URLSearchParams({ name: "" }) },
    headers: { cookie: "__Host-wara_session=camila", origin: "https://wara.test" },
  })
  await open("/anuncios", "camila")
  expect(lastResult()).toBe("bypass")
  const before = await countOf("hit")
  await open("/anuncios", "pro")
  await open("/anuncios", "pro")
  expect(await countOf("hit")).toBe(before + 1)
})

test("[B7.30] what a person changed shows on their next page, although nothing was reported yet", async () => {
  for (const _time of ["miss", "hit", "known"]) await open("/", "strange")
  changed.set("strange", { firstname: "Otro" })
  await fetch(`${site.url}/contacto`, {
    ...{ method: "POST", body: new URLSearchParams({ name: "" }) },
    headers: { cookie: "__Host-wara_session=strange", origin: "https://wara.test" },
  })
  expect(await (await open("/", "strange")).text()).toContain("Hola, Otro")
})

test("[B7.30] without the change stream every page checks its session", async () => {
  site.cache.sessions.isStreamConnected = false
  try {
    for (const _time of ["miss", "hit"]) await open("/", "pro")
    api.received.length = 0
    for (const _time of ["hit", "hit"]) await open("/", "pro")
    expect(api.received.map(({ url }) => url)).toEqual(["/api/users/me", "/api/users/me"])
  } finally {
    site.cache.sessions.isStreamConnected = true
  }
})

test("a change drops the pages of users too", async () => {
  await open("/anuncios", "pro")
  site.cache.dropAll()
  await open("/anuncios", "pro")
  expect(lastResult()).toBe("miss")
})

test("[B7.2] a page that fails for everyone is tried for the person within the same time", async () => {
  isDown = true
  deadlines.length = 0
  const response = await open("/anuncios", "pro")
  expect([response.status, lastResult(), deadlines.length]).toEqual([503, "bypass", 2])
  const [shared = 0, own = Number.NaN] = deadlines
  expect(Math.abs(shared - own)).toBeLessThan(100)
  isDown = false
  expect((await open("/anuncios", "pro")).status).toBe(200)
})

test("HEAD and clients without gzip get the same page", async () => {
  const plain = await open("/anuncios", "camila", site, { "accept-encoding": "br" })
  expect(plain.headers.get("content-encoding")).toBeNull()
  const page = await plain.text()
  expect(page).toContain("Hola, Camila")
  const cookie = { cookie: "__Host-wara_session=camila", "accept-encoding": "gzip" }
  const head = await fetch(`${site.url}/anuncios`, { method: "HEAD", headers: cookie })
  expect([head.status, await head.text()]).toEqual([200, ""])
  expect(Number(head.headers.get("content-length"))).toBeLessThan(page.length)
})
