import { scryptSync } from "node:crypto"
import type { LoaderFunctionArgs } from "react-router"
import { afterAll, expect, test, vi } from "vitest"
import { openServer, sendJson } from "../test/open-server.ts"

// Without a build there is no stylesheet to link.
vi.mock("../app/app.css?url", () => ({ default: "/assets/app.css" }))

/** A stand-in for the api without data and users. */
const api = await openServer((request, response) =>
  request.headers.authorization === undefined
    ? sendJson(response, 200, { data: [], meta: {} })
    : sendJson(response, 401, { data: null, error: { status: 401, name: "UnauthorizedError" } }),
)
process.env.API_URL = api.url
process.env.BASE_URL = "https://wara.test"
process.env.SERVICE_TOKEN = "a secret of both servers"
process.env.DEV_MODE = "1"
process.env.DEV_MODE_PASSPHRASE = "grúa de tres patas"
const { serveRoutes } = await import("../test/serve-routes.ts")
const { serveSite } = await import("../test/serve-site.ts")
const { devPassOf } = await import("../app/guards/dev-gate.server.ts")
const { requestFacts } = await import("../app/session/request-context.server.ts")

const page = {
  default: () => "el sitio",
  loader: ({ context }: LoaderFunctionArgs) => context.get(requestFacts).token,
}
const renderPage = serveRoutes([
  { id: "root", path: "", module: await import("../app/root.tsx") },
  { id: "home", index: true, parentId: "root", module: page },
  { id: "guests", parentId: "root", module: await import("../app/guards/guests.tsx") },
  {
    id: "dev",
    path: "/dev",
    parentId: "guests",
    module: await import("../app/routes/site/dev.tsx"),
  },
  { id: "page", path: "*", parentId: "root", module: page },
])

/** A cookie forged with knowledge of the code but not of the secret. */
const passOfGuess = (phrase: string) =>
  scryptSync(phrase, "pass of the developer mode ", 32).toString("base64url")

async function open(environment: Record<string, string | undefined>) {
  const { url, close } = await serveSite(environment, renderPage)
  const ask = (path: string, given: Record<string, string> = {}, form?: object) => {
    const headers = { "user-agent": "Mozilla/5.0 Chrome/140.0", ...given }
    const read = { headers, redirect: "manual" } as const
    if (form === undefined) return fetch(url + path, read)
    const body = new URLSearchParams({ ...form })
    const own = { ...headers, origin: "https://wara.test" }
    return fetch(url + path, { ...read, headers: own, method: "POST", body })
  }
  return { ask, close }
}

const closed = await open(process.env)
const opened = await open({ ...process.env, DEV_MODE: "0" })
afterAll(async () => {
  await Promise.all([closed, opened, api].map((server) => server.close()))
})

/** The pass cookie for this phrase. */
async function typing(passphrase: string) {
  const answer = await closed.ask("/dev", {}, { passphrase })
  const cookie = answer.headers
    .getSetCookie()
    .find((text) => text.startsWith("__Host-wara_session_dev="))
  return { answer, cookie: cookie ?? "", pass: cookie?.split(";")[0] ?? "" }
}

test("[S4.4] every page and its data redirect to the gate, and nothing is cached", async () => {
  const document = await closed.ask("/anuncios?s=grua")
  expect([document.status, document.headers.get("location")]).toEqual([302, "/dev"])
  expect(document.headers.get("cache-control")).toBe("no-store")
  const data = await closed.ask("/anuncios.data")
  expect([data.status, data.headers.get("x-remix-redirect")]).toEqual([204, "/dev"])
  expect(data.headers.get("x-remix-reload-document")).toBe("true")
  const posted = await closed.ask("/contacto", {}, { name: "x" })
  expect([posted.status, posted.headers.get("location")]).toEqual([303, "/dev"])
  for (const path of ["/api/newest-ads", "/api/images/x.webp?w=640", "/cuenta/privacidad/x.json"]) {
    expect((await closed.ask(path)).headers.get("location"), path).toBe("/dev")
  }
})

test("[S4.4] search engines, their files, and the server's own endpoints need no pass", async () => {
  const robot = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }
  expect(await (await closed.ask("/", robot)).text()).toContain("el sitio")
  for (const path of ["/sitemap", "/sitemap.xml", "/robots.txt", "/health"]) {
    expect((await closed.ask(path)).status, path).toBe(200)
  }
  // The bot's page is cached, but not served without a pass.
  expect((await closed.ask("/")).headers.get("location")).toBe("/dev")
})

test("[S4.4] Webpay's return works without a pass", async () => {
  const answer = await closed.ask("/packs/retorno", {}, { token_ws: "t-1" })
  expect(answer.headers.get("location")).toBe("/packs/retorno?token_ws=t-1")
  expect((await closed.ask("/packs/retorno?token_ws=t-1")).status).toBe(200)
})

test("[S2.14] the gate asks for the phrase and is noindex; a wrong phrase is rejected", async () => {
  const gate = await closed.ask("/dev")
  const html = await gate.text()
  expect(html).toContain("Frase de acceso")
  expect(html).toContain('content="noindex')
  const { answer, cookie } = await typing("grua de tres patas")
  expect([answer.status, cookie]).toEqual([401, ""])
  expect(await answer.text()).toContain("Esa no es la frase de acceso")
})

test("[S4.4] the phrase sets a pass cookie that does not reveal it; the gate then redirects to the site", async () => {
  const { answer, cookie, pass } = await typing("grúa de tres patas")
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"])
  expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(decodeURIComponent(cookie)).not.toContain("patas")
  expect(await (await closed.ask("/", { cookie: pass })).text()).toContain("el sitio")
  const gate = await closed.ask("/dev", { cookie: pass })
  expect([gate.status, gate.headers.get("location")]).toEqual([302, "/"])
  // The phrase is only accepted by the form, which limits attempts.
  const guessed = `wara_session_dev=${passOfGuess("grúa de tres patas")}`
  expect((await closed.ask("/", { cookie: guessed })).headers.get("location")).toBe("/dev")
  const other = await open({ ...process.env, DEV_MODE_PASSPHRASE: "otra frase larga" })
  expect((await other.ask("/", { cookie: pass })).headers.get("location")).toBe("/dev")
  await other.close()
})

test("[S4.4] without a service token a pass cannot be forged from a guess either", async () => {
  const bare = await open({ ...process.env, SERVICE_TOKEN: undefined })
  const ask = async (pass: string) =>
    (await bare.ask("/", { cookie: `wara_session_dev=${pass}` })).headers.get("location")
  expect(await ask(passOfGuess("grúa de tres patas"))).toBe("/dev")
  expect(await ask(devPassOf("grúa de tres patas", ""))).toBeNull()
  expect(await ask(devPassOf("grúa de dos patas", ""))).toBe("/dev")
  await bare.close()
})

test("[S2.14] a logged-in user without a pass reaches the gate, not a redirect loop", async () => {
  const gate = await closed.ask("/dev", { cookie: "wara_session=token-1" })
  expect(gate.status).toBe(200)
  // The session is not checked, so it is not lost either.
  expect(gate.headers.getSetCookie()).toEqual([])
})

test("[S4.4] without developer mode the gate is a 404, and an old pass is cleared", async () => {
  expect((await opened.ask("/")).headers.getSetCookie()).toEqual([])
  const left = await opened.ask("/", { cookie: "wara_session_dev=x" })
  expect(left.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-wara_session_dev=; .*Max-Age=0/),
    expect.stringMatching(/^wara_session_dev=; .*Max-Age=0/),
  ])
})

test("[S2.14] after ten attempts from one address the next ones must wait", async () => {
  const forwarded = async () => (await typing("no es esta")).answer
  const statuses: number[] = []
  for (let number = 0; number < 10; number += 1) statuses.push((await forwarded()).status)
  expect(statuses.at(-1)).toBe(429)
  const late = await typing("grúa de tres patas")
  expect(late.pass).toBe("")
  expect(Number(late.answer.headers.get("retry-after"))).toBeGreaterThan(500)
  expect(await late.answer.text()).toContain("Demasiados intentos seguidos")
})
