// Long because all tests share one site with its routes.

import { buildAccount, buildSeller } from "@wara/factories/build-account"
import { buildAd } from "@wara/factories/build-ad"
import type { ActionFunctionArgs } from "react-router"
import { afterAll, beforeEach, expect, test, vi } from "vitest"
import { openServer, sendJson } from "../test/open-server.ts"

// Without a build there is no stylesheet to link.
vi.mock("../app/app.css?url", () => ({ default: "/assets/app.css" }))

const account = buildAccount({ firstname: "Camila", username: "camila" })
const contact = { user: buildSeller({ pro: true, firstname: "Pedro" }), phone: "+56987654321" }
const ad = buildAd({ slug: "grua" })
const token = "opaque-token-1"

/** A stand-in for the api with one valid token. */
const api = await openServer((request, response) => {
  const { pathname } = new URL(request.url, "http://api.test")
  const bearer = request.headers.authorization
  if (bearer !== undefined && bearer !== `Bearer ${token}`) {
    const error = { status: 401, name: "UnauthorizedError", message: "No", details: {} }
    return sendJson(response, 401, { data: null, error })
  }
  if (pathname === "/api/users/me") return sendJson(response, 200, account)
  if (pathname === "/api/settings/public") return sendJson(response, 200, { data: {} })
  if (pathname === "/api/auth/logout") return response.writeHead(500).end()
  if (pathname === "/api/indicators/convert") {
    const converted = { amount: 1, from: "CLP", to: "UF", result: 1, date: null, values: [] }
    return sendJson(response, 200, { data: converted })
  }
  if (pathname.endsWith("/answer-time")) return sendJson(response, 200, { data: { hours: null } })
  const ads = [bearer === undefined ? ad : { ...ad, ...contact }]
  const data = pathname === "/api/ads" ? ads : []
  const pagination = { page: 1, pageSize: 20, pageCount: 1, total: data.length }
  sendJson(response, 200, { data, meta: { pagination } })
})

process.env.API_URL = api.url
process.env.BASE_URL = "https://wara.test"
process.env.SESSION_COOKIE_NAME = "prueba_sesion"
const { serveRoutes } = await import("../test/serve-routes.ts")
const { serveSite } = await import("../test/serve-site.ts")
const { knownDevice, redirectLoggedIn } = await import("../app/session/person.server.ts")

const page = { default: () => "hecho", loader: () => null }
const own = {
  ...page,
  action: ({ context }: ActionFunctionArgs) => {
    const { deviceId } = knownDevice(context)
    return redirectLoggedIn({ jwt: token, user: account }, deviceId, "/anuncios/grua")
  },
}
const renderPage = serveRoutes([
  { id: "root", path: "", module: await import("../app/root.tsx") },
  { id: "frame", parentId: "root", module: await import("../app/layouts/default.tsx") },
  { id: "users", parentId: "frame", module: await import("../app/guards/users.tsx") },
  { id: "guests", parentId: "frame", module: await import("../app/guards/guests.tsx") },
  { id: "cuenta", path: "/cuenta", parentId: "users", module: page },
  { id: "registro", path: "/registro", parentId: "guests", module: own },
  { id: "restablecer", path: "/restablecer-contrasena", parentId: "guests", module: page },
  {
    id: "salir",
    path: "/salir",
    parentId: "frame",
    module: await import("../app/routes/auth/log-out.tsx"),
  },
  {
    id: "anuncio",
    path: "/anuncios/:slug",
    parentId: "frame",
    module: await import("../app/routes/ads/ad-detail.tsx"),
  },
])

const site = await serveSite(process.env, renderPage)

const loggedIn = { cookie: `__Host-prueba_sesion=${token}` }
const expired = { cookie: "__Host-prueba_sesion=gone" }

function open(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  return fetch(site.url + path, { redirect: "manual", headers, ...init })
}

function post(path: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ a: "b" })
  return open(path, { ...headers, origin: "https://wara.test" }, { method: "POST", body })
}

function callsTo(path: string) {
  return api.received.filter(({ url }) => url.startsWith(path))
}

beforeEach(() => {
  api.received.length = 0
})
afterAll(async () => {
  await api.close()
  await site.close()
})

test("[S4.1] [S1.7] logging in stores the token in an HttpOnly cookie of the configured name", async () => {
  const response = await post("/registro")
  expect([response.status, response.headers.get("location")]).toEqual([303, "/anuncios/grua"])
  const [session, blockReason, device] = response.headers.getSetCookie()
  expect(session).toBe(
    `__Host-prueba_sesion=${token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  )
  // The reason of another account's block is cleared at log-in.
  expect(blockReason).toMatch(/^__Host-prueba_sesion_block=; .*Max-Age=0/)
  expect(device).toMatch(
    /^__Host-prueba_sesion_device=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test("[S4.1] [S4.2] the next page loads the user, once, and greets", async () => {
  const response = await open("/anuncios/grua", loggedIn)
  expect(await response.text()).toContain("Hola, Camila")
  expect(callsTo("/api/users/me")).toHaveLength(1)
  expect(callsTo("/api/users/me")[0]?.headers.authorization).toBe(`Bearer ${token}`)
})

test("[B8.38] a session of a release without __Host- goes on and gets the new name", async () => {
  const response = await open("/cuenta", { cookie: `prueba_sesion=${token}` })
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()).toEqual([
    `__Host-prueba_sesion=${token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    "prueba_sesion=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
  ])
  expect((await open("/cuenta", loggedIn)).headers.getSetCookie()).toEqual([])
  const left = await post("/salir", { cookie: `prueba_sesion=${token}` })
  expect(left.headers.getSetCookie().map((cookie) => cookie.split(";")[0])).toEqual([
    "__Host-prueba_sesion=",
    "prueba_sesion=",
  ])
})

test("[S4.2] visitors load no user", async () => {
  await open("/anuncios/grua")
  expect(callsTo("/api/users/me")).toEqual([])
})

test.each([
  ["is refused", expired],
  ["could not be sent at all", { cookie: "__Host-prueba_sesion=%0Abad" }],
])("[S4.2] a token that %s is cleared, and the page is a visitor's", async (_what, headers) => {
  for (const path of ["/anuncios/grua", "/anuncios/grua.data"]) {
    const response = await open(path, headers)
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([
      "__Host-prueba_sesion=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
      "prueba_sesion=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
    ])
    expect(await response.text()).not.toContain("Camila")
  }
})

test("[S4.2] logging in with an invalid token in the cookie stores the new one", async () => {
  const response = await post("/registro", expired)
  const sessions = response.headers
    .getSetCookie()
    .filter((text) => text.startsWith("__Host-prueba_sesion="))
  expect(sessions).toEqual([expect.stringContaining(token)])
})

test("an empty cookie counts as a visitor", async () => {
  const response = await open("/anuncios/grua", { cookie: "__Host-prueba_sesion=" })
  expect(response.headers.get("cache-control")).toBe("private, no-cache")
  expect(response.headers.getSetCookie()).toEqual([])
})

test("[S1.7] the token is in no page, data or header sent to the browser", async () => {
  for (const path of [
    "/anuncios/grua",
    "/anuncios/grua.data",
    "/cuenta",
    "/cuenta.data",
    "/salir",
  ]) {
    const response = await open(path, loggedIn)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain(token)
    expect(JSON.stringify([...response.headers])).not.toContain(token)
  }
})

test("[S6.2] [S4.2] users see the seller, visitors never, not even from a cache; no page has contact data", async () => {
  for (const path of ["/anuncios/grua", "/anuncios/grua.data"]) {
    const asUser = await open(path, loggedIn)
    const user = await asUser.text()
    const visitor = await (await open(path)).text()
    expect(user).not.toContain("+56987654321")
    expect(user).toContain("Pedro")
    expect(visitor).not.toMatch(/56987654321|Pedro|Camila/)
    expect(asUser.headers.get("cache-control")).toBe("private, no-store")
  }
})

test("visitors share a cached page; each user has their own", async () => {
  site.cache.dropAll()
  await open("/anuncios/grua")
  const calls = callsTo("/api/ads")
  expect(calls.every(({ headers }) => headers["x-forwarded-for"] === undefined)).toBe(true)
  await open("/anuncios/grua")
  expect(callsTo("/api/ads")).toHaveLength(calls.length)
  await open("/anuncios/grua", loggedIn)
  expect(callsTo("/api/ads").length).toBeGreaterThan(calls.length)
})

test("[S4.3] visitors are redirected to log in and then back", async () => {
  const page = await open("/cuenta?x=1")
  expect([page.status, page.headers.get("location")]).toEqual([
    302,
    "/login?volver=%2Fcuenta%3Fx%3D1",
  ])
  const data = await open("/cuenta.data?x=1")
  expect(data.status).toBe(202)
  const text = await data.text()
  expect(text).toContain("/login?volver=%2Fcuenta%3Fx%3D1")
  expect(text).not.toContain("hecho")
})

test("[S4.3] users pass, and are redirected from guests' pages to their account", async () => {
  expect((await open("/cuenta", loggedIn)).status).toBe(200)
  const page = await open("/registro", loggedIn)
  expect([page.status, page.headers.get("location")]).toEqual([302, "/cuenta"])
  const data = await open("/registro.data", loggedIn)
  expect([data.status, (await data.text()).includes("/cuenta")]).toEqual([202, true])
})

test("[S4.3] a user logged in by another tab continues to the guarded page", async () => {
  const to = async (path: string) => (await open(path, loggedIn)).headers.get("location")
  expect(await to("/registro?volver=%2Fanunciar")).toBe("/anunciar")
  expect(await to("/registro?volver=%2F%2Fevil.test")).toBe("/cuenta")
})

test("[S2.7] a user who opens a reset link is told to log out first", async () => {
  const to = async (path: string) => (await open(path, loggedIn)).headers.get("location")
  expect(await to("/restablecer-contrasena?codigo=abc")).toBe("/cuenta?aviso=enlace")
  expect(await to("/restablecer-contrasena")).toBe("/cuenta")
})

test("[S4.3] [S4.2] a user with an ended session counts as a visitor in the guards, too", async () => {
  const response = await open("/cuenta", expired)
  expect(response.headers.get("location")).toBe("/login?volver=%2Fcuenta")
  expect(response.headers.getSetCookie().map((cookie) => cookie.split(";")[0])).toEqual([
    "__Host-prueba_sesion=",
    "prueba_sesion=",
  ])
  expect((await open("/registro", expired)).status).toBe(200)
})

test("[S4.3] posts by visitors are rejected before their action runs", async () => {
  const response = await post("/cuenta")
  expect(response.headers.get("location")).toBe("/login?volver=%2Fcuenta&sesion=terminada")
})

test("[S2.27] [S4.1] [S8.7] logging out ends the session, clears the cookie and redirects home, even if the backend fails", async () => {
  const response = await post("/salir", loggedIn)
  expect([response.status, response.headers.get("location")]).toEqual([303, "/"])
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-prueba_sesion=;.*Max-Age=0/)
  expect(response.headers.get("x-remix-reload-document")).toBe("true")
  expect(callsTo("/api/auth/logout")[0]?.headers.authorization).toBe(`Bearer ${token}`)
})

test("[S2.27] without JavaScript a page asks for confirmation; visitors are redirected", async () => {
  const text = await (await open("/salir", loggedIn)).text()
  expect(text).toMatch(/<h1[^>]*>¿Estás seguro de cerrar sesión\?<\/h1>/)
  expect(text).toMatch(/<form[^>]*action="\/salir" method="post"/)
  expect(text).toContain("Sí, quiero salir")
  expect((await open("/salir")).headers.get("location")).toBe("/")
})
