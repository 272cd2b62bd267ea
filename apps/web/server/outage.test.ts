// Long because all tests share one site with its routes.

import type { ServerResponse } from "node:http"
import { buildAccount } from "@wara/factories/build-account"
import { buildAd } from "@wara/factories/build-ad"
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { uncountedFacets } from "../app/features/ads/list/facets.tsx"
import { buildContext } from "../test/build-context.ts"
import { openServer, sendJson } from "../test/open-server.ts"

// Without a build there is no stylesheet to link.
vi.mock("../app/app.css?url", () => ({ default: "/assets/app.css" }))

const ad = buildAd({ slug: "grua", name: "Grúa Liebherr" })
const none = { draft: 0, awaiting_payment: 0, pending: 0, changes_requested: 0, rejected: 0 }
const summary = {
  credits: { publication: 3, featured: 0, days: 15, free_used_elsewhere: 0 },
  ads_by_state: { ...none, active: 0, on_hold: 0, expired: 0, deactivated: 0, banned: 0 },
  completeness: { percent: 100, missing: [] },
}
const given: Record<string, unknown> = {
  "/api/users/me": buildAccount({ firstname: "Camila" }),
  "/api/users/me/summary": { data: summary },
  "/api/users/me/draft": { data: null },
  "/api/users/me/profile": buildAccount(),
  "/api/ads/facets": { data: { ...uncountedFacets, total: 1 } },
  "/api/settings/public": { data: { featured_price: 9_990 } },
}

/** The outcome of calls to a path during an outage. */
type Fault = (response: ServerResponse) => void
const faults = new Map<string, Fault>()

const answering =
  (status: number): Fault =>
  (response) => {
    const name = status === 503 ? "ServiceUnavailableError" : "UnknownError"
    const error = { status, name, message: "No", details: {} }
    sendJson(response, status, { data: null, error })
  }

const api = await openServer((request, response) => {
  const { pathname } = new URL(request.url, "http://api.test")
  const fault = faults.get("*") ?? faults.get(pathname)
  if (fault !== undefined) return fault(response)
  const data = pathname === "/api/ads" ? [ad] : []
  const pagination = { page: 1, pageSize: 20, pageCount: 1, total: data.length }
  sendJson(response, 200, given[pathname] ?? { data, meta: { pagination } })
})

process.env.API_URL = api.url
process.env.BASE_URL = "https://wara.test"
process.env.SESSION_COOKIE_NAME = "prueba_sesion"
const { serveRoutes } = await import("../test/serve-routes.ts")
const { currentRequestId, remainingBudgetMs } = await import("../app/backend/page-work.server.ts")
const { person, sessionUnchecked } = await import("../app/session/person.server.ts")
const { loader: loadDraft } = await import("../app/routes/resources/draft.ts")
const { serveSite } = await import("../test/serve-site.ts")

const page = { default: () => "hecho", loader: () => null, action: () => null }
const frame = { parentId: "frame" }
const users = { parentId: "users" }
const account = { parentId: "mi-cuenta" }
const routes = serveRoutes([
  { id: "root", path: "", module: await import("../app/root.tsx") },
  { id: "frame", parentId: "root", module: await import("../app/layouts/default.tsx") },
  { id: "users", ...frame, module: await import("../app/guards/users.tsx") },
  { id: "inicio", path: "/", ...frame, module: await import("../app/routes/home.tsx") },
  {
    id: "anuncios",
    path: "/anuncios",
    ...frame,
    module: await import("../app/routes/ads/ad-list.tsx"),
  },
  {
    id: "anuncio",
    path: "/anuncios/:slug",
    ...frame,
    module: await import("../app/routes/ads/ad-detail.tsx"),
  },
  {
    id: "mapa",
    path: "/sitemap",
    ...frame,
    module: await import("../app/routes/site/sitemap.tsx"),
  },
  {
    id: "salir",
    path: "/salir",
    ...frame,
    module: await import("../app/routes/auth/log-out.tsx"),
  },
  {
    id: "datos",
    path: "/cuenta/privacidad/mis-datos",
    parentId: "root",
    module: await import("../app/routes/account/export.ts"),
  },
  {
    id: "contacto",
    path: "/contacto",
    ...frame,
    module: await import("../app/routes/site/contact.tsx"),
  },
  { id: "login", path: "/login", ...frame, module: page },
  { id: "mi-cuenta", ...users, module: await import("../app/layouts/account.tsx") },
  {
    id: "perfil",
    path: "/cuenta/perfil/editar",
    ...account,
    module: await import("../app/routes/account/profile-edit.tsx"),
  },
  {
    id: "correo",
    path: "/cuenta/correo",
    ...account,
    module: await import("../app/routes/account/email.tsx"),
  },
  {
    id: "contrasena",
    path: "/cuenta/contrasena",
    ...account,
    module: await import("../app/routes/account/change-password.tsx"),
  },
  {
    id: "usuario",
    path: "/cuenta/usuario",
    ...account,
    module: await import("../app/routes/account/username.tsx"),
  },
  {
    id: "profesional",
    path: "/cuenta/profesional",
    ...account,
    module: await import("../app/routes/account/pro.tsx"),
  },
  {
    id: "privacidad",
    path: "/cuenta/privacidad",
    ...account,
    module: await import("../app/routes/account/privacy.tsx"),
  },
  {
    id: "publicador",
    path: "/cuenta/publicador",
    ...users,
    module: await import("../app/routes/post-ad/publisher.tsx"),
  },
  {
    id: "compra",
    path: "/packs/comprar",
    ...users,
    module: await import("../app/routes/packs/buy-pack.tsx"),
  },
  { id: "cuenta", path: "/cuenta", ...users, module: page },
  {
    id: "anunciar",
    path: "/anunciar",
    ...users,
    module: await import("../app/routes/post-ad/post-ad.tsx"),
  },
])
const site = await serveSite(process.env, routes)
const budgetMs = 2_000
/** What each page on the site with the short timeout has left when its rendering begins, and when. */
const begun: { at: number; remainingMs: number }[] = []
let mayRender: Promise<void> = Promise.resolve()
const shortTimeoutSite = await serveSite(
  process.env,
  async (request, context) => {
    begun.push({ at: performance.now(), remainingMs: remainingBudgetMs() })
    await mayRender
    return routes(request, context)
  },
  { budgetMs },
)

const token = { cookie: "__Host-prueba_sesion=opaque-token-1" }

function open(
  path: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
  { url } = site,
) {
  // Programs would get errors as plain text.
  const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0", ...headers }
  return fetch(url + path, { redirect: "manual", headers: browser, ...init })
}

beforeEach(() => {
  faults.clear()
  site.cache.dropAll()
})
afterAll(async () => {
  await api.close()
  await site.close()
  await shortTimeoutSite.close()
})

const unavailable: [string, Fault][] = [
  ["is overloaded", answering(503)],
  ["fails", answering(500)],
  ["limits calls", answering(429)],
  ["fails without a body of its own", (response) => response.writeHead(502).end("<html>")],
  ["breaks the connection", (response) => response.destroy()],
  [
    "breaks off in the middle of its answer",
    (response) => {
      response.writeHead(200, { "content-length": "100" }).write('{"id":1,')
      setImmediate(() => response.destroy())
    },
  ],
]

test.each(unavailable)(
  "[B5.18] while the backend %s, the page is a visitor's and the session stays",
  async (_what, fault) => {
    faults.set("/api/users/me", fault)
    for (const path of ["/anuncios/grua", "/anuncios/grua.data"]) {
      const response = await open(path, token)
      expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
      const text = await response.text()
      expect(text).toContain("Grúa Liebherr")
      expect(text).not.toContain("Camila")
    }
    faults.clear()
    expect(await (await open("/anuncios/grua", token)).text()).toContain("Camila")
  },
)

test("[B5.18] a backend that never answers ends a page within its budget, and the session stays", async () => {
  faults.set("*", () => {})
  const waits = watchTimeouts()
  const endOf = async (path: string) => {
    const response = await open(path, token, {}, shortTimeoutSite)
    const html = await response.text()
    expect(response.headers.getSetCookie(), path).toEqual([])
    expect(response.status, path).toBe(503)
    expect(html, path).toContain("</html>")
  }
  await Promise.all(["/anuncios", "/"].map(endOf))
  // Nothing waits for longer than its page has left, and what a page has left is never renewed. How late
  // a busy machine then ends the page is its own affair.
  const deadlines = Map.groupBy(waits, ({ page }) => page)
  expect(deadlines.size).toBe(2)
  for (const { endsAt, deadline } of waits) expect(endsAt - deadline).toBeLessThan(budgetMs / 4)
  for (const [page, ofPage] of deadlines) {
    const ends = ofPage.map(({ deadline }) => deadline)
    expect(ofPage.length, page ?? "none").toBeGreaterThan(1)
    expect(Math.max(...ends) - Math.min(...ends), page ?? "none").toBeLessThan(budgetMs / 4)
    expect(Math.min(...ofPage.map(({ leftMs }) => leftMs))).toBeLessThanOrEqual(budgetMs)
  }
})

/** Each wait for the backend from now on, with the end of its page's time when it begins. */
function watchTimeouts() {
  const waits: { page: string | null; endsAt: number; deadline: number; leftMs: number }[] = []
  const begin = AbortSignal.timeout
  const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const [now, leftMs] = [performance.now(), remainingBudgetMs()]
    waits.push({ page: currentRequestId(), endsAt: now + ms, deadline: now + leftMs, leftMs })
    return begin.call(AbortSignal, ms)
  })
  onTestFinished(() => spy.mockRestore())
  return waits
}

test("[B5.18] pages that wait for the same backend in a queue end together", async () => {
  faults.set("*", () => {})
  const pages = Array.from({ length: 30 }, (_, index) => `/anuncios?page=${index + 1}`)
  const arrived = Promise.withResolvers<void>()
  mayRender = arrived.promise
  onTestFinished(() => arrived.resolve())
  const before = { received: shortTimeoutSite.received.length, begun: begun.length }
  const opened = pages.map((path) => open(path, token, {}, shortTimeoutSite))
  await vi.waitFor(
    () => expect(shortTimeoutSite.received.length - before.received).toBe(pages.length),
    { timeout: 15_000 },
  )
  // Those that are rendered first do not begin to wait for the backend before the last has arrived.
  expect(begun.length - before.begun).toBeLessThan(pages.length / 2)
  const lastDeadline = performance.now() + budgetMs
  arrived.resolve()
  for (const response of await Promise.all(opened)) expect(response.status).toBe(503)
  const rendered = begun.slice(before.begun)
  expect(rendered).toHaveLength(pages.length)
  // With a budget of its own, each page of the queue would end a budget after the one before it. On a
  // slow machine it begins later and has less left, or nothing.
  for (const { at, remainingMs } of rendered)
    expect(remainingMs - Math.max(0, lastDeadline - at)).toBeLessThan(budgetMs / 2)
})

test("[B5.18] while only the account call hangs, the page is a visitor's and the session stays", async () => {
  faults.set("/api/users/me", () => {})
  const response = await open("/anuncios/grua", token, {}, shortTimeoutSite)
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
  expect(await response.text()).toContain("Grúa Liebherr")
})

test.each<[string, Fault]>([
  ["401", answering(401)],
  ["403", answering(403)],
  ["404", answering(404)],
  ["401 without a body of its own", (response) => response.writeHead(401).end()],
  ["an account that breaks the contract", (response) => sendJson(response, 200, { id: "x" })],
  ["no JSON", (response) => response.writeHead(200).end("<html>")],
])("[B5.18] [S4.2] when the backend answers %s, the token is cleared", async (_what, fault) => {
  faults.set("/api/users/me", fault)
  const response = await open("/anuncios/grua", token)
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()).toEqual([
    "__Host-prueba_sesion=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
    "prueba_sesion=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
  ])
})

test("[B5.18] pages of an account answer 503 with a way to retry, and never lead to the log-in", async () => {
  faults.set("/api/users/me", answering(503))
  for (const [path, init] of [
    ["/cuenta", {}],
    ["/cuenta.data", {}],
  ] as const) {
    const response = await open(path, token, init)
    expect(response.status).toBe(503)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.text()).toContain("tu sesión sigue abierta")
  }
  const response = await open("/cuenta", token)
  expect(response.headers.get("retry-after")).toBe("30")
  const html = await response.text()
  expect(html).toContain("Intentar de nuevo")
  expect(html).not.toContain("hecho")
  faults.clear()
  expect((await open("/cuenta", token)).status).toBe(200)
})

const profile = { kind: "person", firstname: "Ana", lastname: "Soto Ñandú", phone: "+56912345678" }
const password = "Otro secreto 2026"
const company = {
  company_name: "Grúas Soto Ñandú SpA",
  company_rut: "76543210-3",
  business_activity: "Arriendo de grúas",
}
const checkout = {
  key: "5b0f5a3e-6a0c-4b7e-9c58-0d6f0e3c2f11",
  pack: "2",
  terms: "on",
  is_invoice: "true",
  address: "Los Aromos 12",
  commune: "22",
  email: "facturas@faena.cl",
}
const forms: [path: string, typed: Record<string, string>][] = [
  ["/cuenta/perfil/editar", { ...profile, commune: "22", region: "biobio" }],
  ["/cuenta/correo", { email: "soto@faena.cl", password: "un secreto largo" }],
  [
    "/cuenta/contrasena",
    { currentPassword: "un secreto", password, passwordConfirmation: password },
  ],
  ["/cuenta/usuario", { username: "soto.nandu" }],
  ["/cuenta/profesional", { ...company, message: "Soto Ñandú arrienda grúas" }],
  ["/cuenta/privacidad", { intent: "deletion", email: "soto@faena.cl" }],
  ["/cuenta/publicador", { kind: "person", rut: "12.345.678-5" }],
  ["/packs/comprar", { ...checkout, ...company, rut: company.company_rut }],
]

async function send(path: string, typed: Record<string, string>) {
  const headers = { ...token, origin: "https://wara.test" }
  return open(path, headers, { method: "POST", body: new URLSearchParams(typed) })
}

const shown = (typed: Record<string, string>) =>
  Object.entries(typed).filter(([name]) => !/password/i.test(name))

test.each(forms)("[B5.18] during an outage %s preserves the input", async (path, typed) => {
  faults.set("*", answering(503))
  const response = await send(`${path}.data`, typed)
  const text = await response.text()
  expect([response.status, response.headers.getSetCookie()]).toEqual([503, []])
  expect(text).toMatch(/o que escribiste sigue aquí|no se hizo ningún cargo/)
  const fields = shown(typed).filter(([name]) => name !== "intent" && name !== "key")
  for (const [, value] of fields) expect(text).toContain(value)
  expect(text).not.toContain("sesión sigue abierta")
  expect(text).not.toContain("secreto")
})

test.each(forms)(
  "[B5.18] without scripts %s can be submitted again with the same input",
  async (path, typed) => {
    faults.set("*", answering(503))
    const response = await send(path, typed)
    const html = await response.text()
    expect(response.status).toBe(503)
    expect(response.headers.get("retry-after")).toBe("30")
    expect(html).toContain("Enviar de nuevo")
    for (const [name, text] of shown(typed)) {
      expect(html).toContain(`name="${name}" value="${text}"`)
    }
    expect(html).not.toContain("secreto")
  },
)

test("[B5.18] a form sent while the session cannot be checked is left to the backend", async () => {
  faults.set("/api/users/me", answering(503))
  const response = await send("/cuenta/usuario", { username: "soto.nandu" })
  expect(response.status).toBe(503)
  const profileAnswer = await send("/cuenta/perfil/editar", {
    ...profile,
    description: "",
    address: "",
    commune: "",
  })
  expect([profileAnswer.status, profileAnswer.headers.get("location")]).toEqual([
    303,
    "/cuenta/perfil?aviso=perfil",
  ])
})

test("[B5.18] the contact form preserves the input", async () => {
  faults.set("*", answering(503))
  const typed = {
    name: "Ana",
    email: "ana@faena.cl",
    phone: "+56912345678",
    subject: "Una grúa",
    message: "Busco una grúa de 30 toneladas para Calama.",
  }
  const response = await send("/contacto", typed)
  const html = await response.text()
  expect(response.status).toBe(503)
  expect(html).toContain("sigue aquí")
  expect(html).toContain(typed.message)
})

test("[B5.18] the log-in stays on its page during an outage, without redirect loops", async () => {
  faults.set("/api/users/me", answering(503))
  const response = await open("/login?volver=%2Fcuenta", token)
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
})

test("[B5.18] saving a draft during an outage fails temporarily, without requiring a log-in", async () => {
  const context = buildContext()
  context.set(person, { load: () => Promise.resolve(null) })
  context.set(sessionUnchecked, true)
  const url = new URL("https://wara.test/api/draft?ad=7")
  const asked = { request: new Request(url), url, params: {}, pattern: "/api/draft", context }
  const answer = await (await loadDraft(asked)).json()
  expect(answer).toEqual({ kind: "failed", text: expect.stringContaining("sigue aquí") })
})

test("[B5.18] a file of the account redirects to its page, which shows the error", async () => {
  faults.set("/api/users/me", answering(503))
  const response = await open("/cuenta/privacidad/mis-datos", token)
  expect([response.status, response.headers.get("location")]).toEqual([302, "/cuenta/privacidad"])
})

test("[B5.18] logging out works during an outage", async () => {
  faults.set("/api/users/me", answering(503))
  expect(await (await open("/salir", token)).text()).toContain("Sí, quiero salir")
  const origin = { origin: "https://wara.test" }
  const left = await open("/salir", { ...token, ...origin }, { method: "POST", body: "" })
  expect([left.status, left.headers.getSetCookie()[0]]).toEqual([
    303,
    expect.stringMatching(/^__Host-prueba_sesion=;.*Max-Age=0/),
  ])
})

const lists = [
  "/api/categories",
  "/api/filter/categories",
  "/api/filter/communes",
  "/api/indicators",
  "/api/indicators/convert",
  "/api/ads/facets",
  "/api/regions",
  "/api/conditions",
  "/api/communes",
  "/api/ad-packs",
  "/api/faqs",
]

test.each([
  ["/", "Encuentra el equipo que tu faena necesita", "Grúa Liebherr"],
  ["/anuncios?category=gruas&page=1", "Gruas", "Grúa Liebherr"],
  ["/anuncios/grua", "Grúa Liebherr", "Ficha técnica"],
  ["/sitemap", "Mapa del sitio", "Preguntas frecuentes"],
])(
  "[B5.18] %s renders without each of its lists and without all",
  async (path, heading, content) => {
    for (const broken of [...lists.map((list) => [list]), lists]) {
      faults.clear()
      for (const list of broken) faults.set(list, answering(503))
      site.cache.dropAll()
      const response = await open(path)
      expect([broken.join(), response.status]).toEqual([broken.join(), 200])
      const html = await response.text()
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(heading)
      expect(html).toContain(content)
    }
  },
)

test("[B5.18] the form of a new ad renders without its lists, and offers to reload the missing ones", async () => {
  for (const list of lists.filter((list) => list !== "/api/ad-packs"))
    faults.set(list, answering(503))
  const response = await open("/anunciar", token)
  const html = await response.text()
  expect([response.status, /<h1[^>]*>([^<]*)/.exec(html)?.[1]]).toEqual([200, "¿Cómo lo publicas?"])
})

test("[B5.18] a page that lacks a list is cached for seconds only, a complete one for longer", async () => {
  expect((await open("/anuncios")).headers.get("cache-control")).toBe("private, no-cache")
  site.cache.dropAll()
  // A client error is not an outage, but the page still lacks the list.
  for (const status of [503, 403]) {
    faults.set("/api/ads/facets", answering(status))
    site.cache.dropAll()
    expect((await open("/anuncios")).headers.get("cache-control")).toBe("private, max-age=10")
  }
})

test("[B9.108] related ads that fail while their page waits for another part end no server", async () => {
  const unhandled: unknown[] = []
  const record = (reason: unknown) => unhandled.push(reason)
  process.on("unhandledRejection", record)
  onTestFinished(() => void process.off("unhandledRejection", record))
  const waiting = Promise.withResolvers<ServerResponse>()
  const isFailed = Promise.withResolvers<void>()
  faults.set(`/api/ads/${ad.id}/answer-time`, waiting.resolve)
  faults.set("/api/ads", (response) => {
    const isRelated = !decodeURIComponent(response.req.url ?? "").includes("[slug][$eq]=grua")
    if (isRelated) answering(503)(response)
    if (isRelated) return isFailed.resolve()
    const pagination = { page: 1, pageSize: 1, pageCount: 1, total: 1 }
    sendJson(response, 200, { data: [ad], meta: { pagination } })
  })
  const opening = open("/anuncios/grua")
  const waitingCall = await waiting.promise
  await isFailed.promise
  // The failure has arrived when later pages are there.
  for (let pages = 0; pages < 3; pages += 1) await (await open("/login")).text()
  answering(503)(waitingCall)
  const page = await opening
  expect([page.status, unhandled]).toEqual([200, []])
  expect(await page.text()).toContain("Grúa Liebherr")
})

test("[B5.18] without the ads themselves the list is an error with the catalogue's message", async () => {
  faults.set("/api/ads", answering(503))
  const response = await open("/anuncios")
  expect(response.status).toBe(503)
  expect(await response.text()).toContain("Error al cargar los anuncios")
})

test("[B5.28] a session ended by a block is cleared, and a cookie stores the reason for the log-in page", async () => {
  const reason = "Tres denuncias por aviso falso: ñandú"
  const errors = [{ path: ["account"], message: reason }]
  const error = { status: 403, name: "AccountBlockedError", message: "No", details: { errors } }
  faults.set("/api/users/me", (response) => sendJson(response, 403, { data: null, error }))
  const answer = await open("/cuenta", token)
  expect(answer.headers.get("location")).toContain("/login?volver=%2Fcuenta")
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0])
  expect(cookies).toEqual([
    "__Host-prueba_sesion=",
    "prueba_sesion=",
    `__Host-prueba_sesion_block=1${encodeURIComponent(reason)}`,
  ])
})
