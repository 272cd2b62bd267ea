// Long because one site with its routes is opened for all: an outage shows only in the whole.

import type { ServerResponse } from "node:http"
import { buildAccount } from "@wara/factories/build-account"
import { buildAd } from "@wara/factories/build-ad"
import { afterAll, beforeEach, expect, test, vi } from "vitest"
import { uncountedFacets } from "../app/features/ads/list/uncounted-facets.ts"
import { buildContext } from "../test/build-context.ts"
import { openServer, sendJson } from "../test/open-server.ts"

// Without a build there is no stylesheet to name.
vi.mock("../app/app.css?url", () => ({ default: "/assets/app.css" }))

const ad = buildAd({ slug: "grua", name: "Grúa Liebherr" })
const none = { draft: 0, awaiting_payment: 0, pending: 0, changes_requested: 0, rejected: 0 }
const summary = {
  credits: { publication: 3, featured: 0, days: 15, free_used_elsewhere: 0 },
  ads_by_state: { ...none, active: 0, expired: 0, deactivated: 0, banned: 0 },
  completeness: { percent: 100, missing: [] },
}
const given: Record<string, unknown> = {
  "/api/users/me": buildAccount({ firstname: "Camila" }),
  "/api/users/me/summary": { data: summary },
  "/api/users/me/draft": { data: null },
  "/api/ads/facets": { data: { ...uncountedFacets, total: 1 } },
  "/api/settings/public": { data: { featured_price: 9_990 } },
}

/** How calls to a path end while it is broken. */
type Fault = (response: ServerResponse) => void
const faults = new Map<string, Fault>()

const answering =
  (status: number): Fault =>
  (response) => {
    const error = { status, name: "UnknownError", message: "No", details: {} }
    sendJson(response, status, { data: null, error })
  }

const api = await openServer((request, response) => {
  const { pathname } = new URL(request.url, "http://api.test")
  const fault = faults.get(pathname)
  if (fault !== undefined) return fault(response)
  const data = pathname === "/api/ads" ? [ad] : []
  const pagination = { page: 1, pageSize: 20, pageCount: 1, total: data.length }
  sendJson(response, 200, given[pathname] ?? { data, meta: { pagination } })
})

process.env.API_URL = api.url
process.env.BASE_URL = "https://wara.test"
process.env.SESSION_COOKIE_NAME = "prueba_sesion"
const { serveRoutes } = await import("../test/serve-routes.ts")
const { person, sessionUnchecked } = await import("../app/session/person.server.ts")
const { loader: loadDraft } = await import("../app/routes/resources/draft.ts")
const { serveSite } = await import("../test/serve-site.ts")

const page = { default: () => "hecho", loader: () => null, action: () => null }
const frame = { parentId: "frame" }
const users = { parentId: "users" }
const site = await serveSite(
  process.env,
  serveRoutes([
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
    { id: "login", path: "/login", ...frame, module: page },
    { id: "cuenta", path: "/cuenta", ...users, module: page },
    {
      id: "anunciar",
      path: "/anunciar",
      ...users,
      module: await import("../app/routes/post-ad/post-ad.tsx"),
    },
  ]),
)

const token = { cookie: "prueba_sesion=opaque-token-1" }

function open(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  // Programs would get errors as one sentence.
  const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0", ...headers }
  return fetch(site.url + path, { redirect: "manual", headers: browser, ...init })
}

beforeEach(() => {
  faults.clear()
  site.cache.dropAll()
})
afterAll(async () => {
  await api.close()
  await site.close()
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
    "prueba_sesion=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
  ])
})

test("[B5.18] pages of an account answer 503 with a way to retry, and never lead to the log-in", async () => {
  faults.set("/api/users/me", answering(503))
  for (const [path, init] of [
    ["/cuenta", {}],
    ["/cuenta.data", {}],
    ["/cuenta", { method: "POST", body: "a=b" }],
  ] as const) {
    const response = await open(path, { ...token, origin: "https://wara.test" }, init)
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

test("[B5.18] the log-in stays where it is during an outage: nothing leads in circles", async () => {
  faults.set("/api/users/me", answering(503))
  const response = await open("/login?volver=%2Fcuenta", token)
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
})

test("[B5.18] saving a draft during an outage fails for now, and nobody is told to log in", async () => {
  const context = buildContext()
  context.set(person, { load: () => Promise.resolve(null) })
  context.set(sessionUnchecked, true)
  const url = new URL("https://wara.test/api/draft?ad=7")
  const asked = { request: new Request(url), url, params: {}, pattern: "/api/draft", context }
  const answer = await (await loadDraft(asked)).json()
  expect(answer).toEqual({ kind: "failed", text: expect.stringContaining("sigue aquí") })
})

test("[B5.18] a file of the account leads to its page, which says what is wrong", async () => {
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
    expect.stringMatching(/^prueba_sesion=;.*Max-Age=0/),
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
])("[B5.18] %s stands without its lists, each and all of them", async (path, heading, content) => {
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
})

test("[B5.18] the form of a new ad stands without its lists, and says which to load again", async () => {
  for (const list of lists.filter((list) => list !== "/api/ad-packs"))
    faults.set(list, answering(503))
  const response = await open("/anunciar", token)
  const html = await response.text()
  expect([response.status, /<h1[^>]*>([^<]*)/.exec(html)?.[1]]).toEqual([
    200,
    "Publicar un anuncio",
  ])
})

test("[B5.18] a page that lacks a list is shared for seconds only, one that has all for longer", async () => {
  expect((await open("/anuncios")).headers.get("cache-control")).toBe("private, no-cache")
  site.cache.dropAll()
  // A refusal is no failure of the backend, but the page lacks the list all the same.
  for (const status of [503, 403]) {
    faults.set("/api/ads/facets", answering(status))
    site.cache.dropAll()
    expect((await open("/anuncios")).headers.get("cache-control")).toBe("private, max-age=10")
  }
})

test("[B5.18] without the ads themselves the list is an error with the catalogue's message", async () => {
  faults.set("/api/ads", answering(503))
  const response = await open("/anuncios")
  expect(response.status).toBe(503)
  expect(await response.text()).toContain("Error al cargar los anuncios")
})

test("[B5.28] a session ended by a block is cleared, and the browser keeps the reason for the log-in page", async () => {
  const reason = "Tres denuncias por aviso falso: ñandú"
  const errors = [{ path: ["account"], message: reason }]
  const error = { status: 403, name: "AccountBlockedError", message: "No", details: { errors } }
  faults.set("/api/users/me", (response) => sendJson(response, 403, { data: null, error }))
  const answer = await open("/cuenta", token)
  expect(answer.headers.get("location")).toContain("/login?volver=%2Fcuenta")
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0])
  expect(cookies).toEqual(["prueba_sesion=", `prueba_sesion_block=1${encodeURIComponent(reason)}`])
})
