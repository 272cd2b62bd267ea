// Long because every promise of the one server is shown here on the same opened site.

import { createServer, request as rawRequest, type Server } from "node:http"
import { tmpdir } from "node:os"
import { getRequestListener } from "@hono/node-server"
import { pino } from "pino"
import type { RequestHandler } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { noteFailure } from "../app/backend/page-work.server.ts"
import { readConfig } from "../app/config.server.ts"
import { requestFacts } from "../app/session/request-context.server.ts"
import { createApp } from "./create-app.ts"
import { createMetrics } from "./metrics.ts"
import { PageCache } from "./page-cache/page-cache.ts"

/** Stands where Webpay is: what waits for it goes on when it says so. */
let webpay = Promise.withResolvers<void>()

type Site = { url: string; logged: string[]; rendered: Request[]; server: Server }
let site: Site

/** Stands where the compiled pages are: every address is a page, some of them special. */
function pageHandler(rendered: Request[]): RequestHandler {
  return async (request, context) => {
    rendered.push(request)
    const { pathname } = new URL(request.url)
    if (request.method === "POST") await request.text()
    if (pathname === "/packs/retorno") await webpay.promise
    if (pathname === "/roto") throw new Error("broken page")
    if (pathname === "/a-medias") noteFailure()
    if (pathname === "/nada") return missingPage()
    const facts = context?.get(requestFacts)
    const text = `<script nonce="${facts?.nonce}"></script>${facts?.token ?? "visitor"} ${"x".repeat(2_000)}`
    return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } })
  }
}

/** An error page, as people get it. */
function missingPage(): Response {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Retry-After": "7" }
  return new Response("<h1>404</h1><aside>ads</aside>", { status: 404, headers })
}

async function open(environment: Record<string, string> = {}): Promise<Site> {
  const logged: string[] = []
  const rendered: Request[] = []
  const cache = new PageCache()
  cache.toldOfChanges = true
  const app = createApp({
    config: readConfig({ NODE_ENV: "production", BASE_URL: "http://wara.test", ...environment }),
    logger: pino({}, { write: (line: string) => void logged.push(line) }),
    metrics: createMetrics(),
    renderPage: pageHandler(rendered),
    cache,
    delivery: () => Promise.reject(new Error("no pictures here")),
    clientDirectory: tmpdir(),
    release: "1",
  })
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" ? address?.port : null
  return { url: `http://127.0.0.1:${port}`, logged, rendered, server }
}

async function close(opened: Site): Promise<void> {
  await new Promise((resolve) => opened.server.close(resolve).closeAllConnections())
}

beforeEach(async () => {
  site = await open()
})
afterEach(() => close(site))

const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1]

test("the nonce of a page is the one of its policy, and another for every answer", async () => {
  const answers = [await fetch(`${site.url}/`), await fetch(`${site.url}/`)]
  const nonces = answers.map(nonceOf)
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(texts.map((text) => /nonce="([^"]+)"/.exec(text)?.[1])).toEqual(nonces)
  expect(new Set(nonces).size).toBe(2)
  expect(site.rendered).toHaveLength(1)
})

test("what a browser fetches ahead of a click, it may show after the click", async () => {
  const ask = async (headers: Record<string, string>, path = "/anuncios/grua.data") =>
    (await fetch(site.url + path, { headers })).headers.get("cache-control")
  const session = { Cookie: "wara_session=token-1" }
  const ahead = { "Sec-Purpose": "prefetch" }
  expect(await ask({ ...session, ...ahead })).toBe("private, max-age=30")
  expect(await ask(session)).toBe("private, no-store")
  expect(await ask({ ...session, ...ahead }, "/nada")).toBe("private, no-store")
  expect(await ask(ahead)).toBe("private, max-age=30")
  expect(await ask({})).toBe("private, no-cache")
})

test("pages may run scripts by nonce only, be framed by nobody and tell others little", async () => {
  const { headers } = await fetch(`${site.url}/`)
  const policy = headers.get("content-security-policy") ?? ""
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("style-src 'self' 'unsafe-inline'")
  expect(policy).toContain("frame-src 'none'; worker-src 'self'; manifest-src 'self'")
  expect(policy).toContain(
    "object-src 'none'; base-uri 'none'; form-action 'self' https://webpay3g.transbank.cl",
  )
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("permissions-policy")).toContain("camera=()")
  expect(headers.get("strict-transport-security")).toBeNull()
})

test("[S1.8] pages may reach outside the site what is configured, scripts by nonce alone all the same", async () => {
  const joined = await open({ GTM_ID: "GTM-WARA", GTM_URL: "https://tags.test" })
  const policy = (await fetch(`${joined.url}/`)).headers.get("content-security-policy") ?? ""
  await close(joined)
  expect(policy).toContain("connect-src 'self' https://tags.test;")
  expect(policy).toContain("frame-src https://tags.test;")
  expect(policy).toMatch(/img-src [^;]+ https:\/\/tags.test;/)
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/)
})

test("HSTS is sent where the site is reached by https", async () => {
  const secure = await open({ BASE_URL: "https://wara.test" })
  const { headers } = await fetch(`${secure.url}/`)
  await close(secure)
  expect(headers.get("strict-transport-security")).toContain("max-age=63072000")
  expect(headers.get("content-security-policy")).toContain("upgrade-insecure-requests")
})

test("whoever has a session cookie gets pages of their own", async () => {
  await fetch(`${site.url}/`)
  const own = await fetch(`${site.url}/`, { headers: { cookie: "wara_session=token-1" } })
  expect(await own.text()).toContain("token-1")
  expect(own.headers.get("cache-control")).toBe("private, no-store")
  const visitor = await fetch(`${site.url}/`)
  expect(await visitor.text()).toContain("visitor")
  expect(site.rendered).toHaveLength(2)
})

test("a shared page is rendered from nothing that its first visitor sent", async () => {
  await fetch(`${site.url}/anuncios?s=retro&x=1`, {
    headers: { "accept-language": "de", "x-forwarded-host": "evil.test", cookie: "theme=dark" },
  })
  const [request] = site.rendered
  expect(request?.url).toBe("http://wara.test/anuncios?s=retro")
  expect([...(request?.headers ?? [])]).toEqual([])
})

test("a shared page says that it varies and is checked again each time", async () => {
  const { headers } = await fetch(`${site.url}/`)
  expect(headers.get("cache-control")).toBe("private, no-cache")
  expect(headers.get("vary")).toBe("Cookie, Accept-Encoding")
  expect(headers.get("content-encoding")).toBe("gzip")
})

test("a page of which a part could not be loaded is kept for seconds only", async () => {
  const { headers } = await fetch(`${site.url}/a-medias`)
  expect(headers.get("cache-control")).toBe("private, max-age=10")
})

test("a page that was not found answers 404, kept or not; HEAD has no body", async () => {
  const first = await fetch(`${site.url}/nada`)
  const second = await fetch(`${site.url}/nada`, { method: "HEAD" })
  expect([first.status, second.status, await second.text()]).toEqual([404, 404, ""])
  expect(site.rendered).toHaveLength(1)
})

test("[S6.3] programs that read pages get an error as it is, people the page, from whatever is kept", async () => {
  const ask = (userAgent: string, method = "GET") =>
    fetch(`${site.url}/nada`, { method, headers: { "user-agent": userAgent } })
  const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
  const person = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36"
  const told = await ask(bot)
  expect([told.status, await told.text()]).toEqual([404, "404 - Page not found"])
  expect(Object.fromEntries(told.headers)).toMatchObject({
    "cache-control": "private, no-store",
    "content-type": "text/plain; charset=utf-8",
    "retry-after": "7",
    "x-robots-tag": "noindex",
  })
  expect(told.headers.get("vary")).toContain("User-Agent")
  const shown = await ask(person)
  expect([shown.status, await shown.text()]).toEqual([404, "<h1>404</h1><aside>ads</aside>"])
  const drawn = await ask(person.replace("Chrome", "HeadlessChrome"))
  expect(drawn.headers.get("content-type")).toContain("text/html")
  const again = await ask(bot, "HEAD")
  expect([again.status, await again.text()]).toEqual([404, ""])
  expect(site.rendered).toHaveLength(1)
  // Pages that are no error are the same for both.
  const page = await fetch(`${site.url}/`, { headers: { "user-agent": bot } })
  expect(page.headers.get("content-type")).toContain("text/html")
})

test("a page that breaks answers 500 and is tried again", async () => {
  const answers = [await fetch(`${site.url}/roto`), await fetch(`${site.url}/roto`)]
  expect(answers.map(({ status }) => status)).toEqual([500, 500])
  expect(await answers[0]?.text()).not.toContain("broken page")
  expect(site.rendered).toHaveLength(2)
})

test.each([
  ["no origin", {}, 403],
  ["another site", { origin: "https://evil.test" }, 403],
  ["a hidden origin", { origin: "null" }, 403],
  ["the site itself", { origin: "http://wara.test" }, 200],
])("a post from %s", async (_what, headers, status) => {
  const response = await fetch(`${site.url}/contacto`, { method: "POST", headers, body: "a=b" })
  expect(response.status).toBe(status)
  expect(site.rendered).toHaveLength(status === 200 ? 1 : 0)
})

test("Webpay's post from its own site becomes a read of the same address, and nothing else of it", async () => {
  const headers = { origin: "https://webpay3g.transbank.cl" }
  const body = new URLSearchParams({ TBK_TOKEN: "t&1", TBK_ID_SESION: "s", evil: "x" })
  const init = { method: "POST", headers, body, redirect: "manual" } as const
  const answer = await fetch(`${site.url}/packs/retorno`, init)
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/packs/retorno?TBK_TOKEN=t%261&TBK_ID_SESION=s",
  ])
  const large = await fetch(`${site.url}/packs/retorno`, { ...init, body: "x".repeat(5_000) })
  const data = await fetch(`${site.url}/packs/retorno.data`, init)
  expect([large.status, data.status]).toEqual([413, 403])
  expect(site.rendered).toEqual([])
})

test("a post from the name that the site was reached by is the site's own", async () => {
  const headers = { origin: site.url }
  const response = await fetch(`${site.url}/contacto`, { method: "POST", headers, body: "a=b" })
  expect(response.status).toBe(200)
})

test("behind a proxy that speaks https, posts of the site reach their page as its own", async () => {
  const secure = await open({ BASE_URL: "https://wara.test" })
  const post = (origin: string) =>
    askRaw("/contacto", { origin, host: "wara.test" }, { method: "POST", url: secure.url })
  const statuses = [await post("https://wara.test"), await post("http://wara.test")]
  await close(secure)
  expect(statuses.map(({ status }) => status)).toEqual([200, 403])
  // The pages' own check compares the origin with this address.
  expect(secure.rendered.map(({ url }) => url)).toEqual(["https://wara.test/contacto"])
})

test.each([
  ["said to be", (text: string) => text],
  ["sent piece by piece as", (text: string) => new Blob([text]).stream()],
])("a body %s over 64 kB is refused", async (_what, bodyOf) => {
  const post = (text: string) => {
    const headers = { origin: "http://wara.test" }
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers,
      body: bodyOf(text),
      duplex: "half",
    }
    return fetch(`${site.url}/contacto`, init)
  }
  expect((await post("x".repeat(65_537))).status).toBe(413)
  expect((await post("x".repeat(1_000))).status).toBe(200)
})

test("the forms of avatar and cover may bring a picture, from somebody logged in", async () => {
  const post = (path: string, headers: Record<string, string>, size: number) =>
    fetch(`${site.url}${path}`, {
      method: "POST",
      headers: { origin: "http://wara.test", ...headers },
      body: "x".repeat(size),
    })
  const session = { cookie: "wara_session=token-1" }
  const megabytes = 1024 * 1024
  expect((await post("/cuenta/avatar", session, 15 * megabytes)).status).toBe(200)
  expect((await post("/cuenta/cover", session, 16 * megabytes)).status).toBe(413)
  expect((await post("/cuenta/cover", {}, megabytes)).status).toBe(413)
  expect((await post("/cuenta/perfil/editar", session, megabytes)).status).toBe(413)
})

test("browsers may speak to the api where pictures are posted to it", async () => {
  const policyOf = async (environment: Record<string, string>) => {
    const other = await open({ PUBLIC_API_URL: "https://api.wara.test/x", ...environment })
    const { headers } = await fetch(`${other.url}/`)
    await close(other)
    return /connect-src ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1]
  }
  expect(await policyOf({})).toBe("'self'")
  expect(await policyOf({ UPLOAD_PROXY: "0" })).toBe("'self' https://api.wara.test")
})

test.each(["OPTIONS", "PUT", "DELETE", "PATCH"])(
  "%s is nothing that a page does",
  async (method) => {
    const response = await fetch(`${site.url}/`, {
      method,
      headers: { origin: "http://wara.test" },
    })
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"])
  },
)

test("a slash at the end leads to the address without it, never to another site", async () => {
  const response = await fetch(`${site.url}/contacto/?a=b`, { redirect: "manual" })
  expect([response.status, response.headers.get("location")]).toEqual([301, "/contacto?a=b"])
  expect((await askRaw("//evil.test/")).location).toBeUndefined()
})

/** fetch would tidy the path first, and names the host itself. */
function askRaw(
  path: string,
  headers: Record<string, string> = {},
  { method = "GET", url = site.url } = {},
): Promise<{ status: number | undefined; location: string | undefined }> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    rawRequest({ port, host: "127.0.0.1", path, method, headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    })
      .on("error", reject)
      .end()
  })
}

test("the log has the request's id and path, and nothing that tells who it was", async () => {
  const headers = { "x-request-id": "id-1", cookie: "wara_session=secret-token" }
  const response = await fetch(`${site.url}/anuncios?s=quien-soy`, { headers })
  expect(response.headers.get("x-request-id")).toBe("id-1")
  const line = site.logged.join("")
  expect(JSON.parse(line)).toMatchObject({ requestId: "id-1", path: "/anuncios", status: 200 })
  expect(line).not.toMatch(/quien-soy|secret-token|127\.0\.0\.1/)
})

test("health needs nothing; measurements count pages by route, for this machine and the token", async () => {
  const guarded = await open({ SERVICE_TOKEN: "service-token-1234" })
  await fetch(`${guarded.url}/anuncios/una-excavadora`)
  await fetch(`${guarded.url}/anuncios/una-excavadora`)
  const health = await fetch(`${guarded.url}/health`)
  const forwarded = { "x-forwarded-for": "203.0.113.7" }
  const refused = await fetch(`${guarded.url}/metrics`, { headers: forwarded })
  const near = await fetch(`${guarded.url}/metrics`)
  const headers = { ...forwarded, authorization: "Bearer service-token-1234" }
  const text = await (await fetch(`${guarded.url}/metrics`, { headers })).text()
  await close(guarded)
  expect([health.status, near.status, refused.status]).toEqual([200, 200, 401])
  expect(text).toContain('page_cache_answers_total{result="hit"} 1')
  expect(text).toMatch(/http_request_duration_seconds_count\{.*route="\/anuncios\/:slug".*\} 2/)
})

test("a missing file of the build is a plain 404, not a page", async () => {
  const response = await fetch(`${site.url}/assets/gone-1234.js`)
  expect([response.status, site.rendered.length]).toEqual([404, 0])
})

/** Begins to post and sends no more; answers how to send the rest and hear the status. */
function postSlowly(path: string, length: number, headers: Record<string, string> = {}) {
  const call = rawRequest(`${site.url}${path}`, {
    method: "POST",
    headers: { origin: "http://wara.test", "content-length": length, ...headers },
  })
  const status = new Promise<number>((resolve, reject) => {
    call.once("response", (answer) => resolve(answer.resume().statusCode ?? 0))
    call.once("error", reject)
  })
  call.write("a")
  return () => {
    call.end("b".repeat(length - 1))
    return status
  }
}

test("a slow Webpay keeps waiting who pays, and nobody else", async () => {
  webpay = Promise.withResolvers()
  const ask = (path: string) => fetch(site.url + path).then(({ status }) => status)
  const payers = Array.from({ length: 40 }, (_, place) => ask(`/packs/retorno?token_ws=${place}`))
  await vi.waitFor(() => expect(site.rendered).toHaveLength(12))
  expect(await ask("/packs/gracias?orden=o1")).toBe(200)
  webpay.resolve()
  const answered = await Promise.all(payers)
  expect(answered.toSorted()).toEqual([...Array(36).fill(200), ...Array(4).fill(503)])
})

test("whoever sends forms slowly keeps nobody else's pages from being made", async () => {
  const slow = Array.from({ length: 80 }, () => postSlowly("/login", 10))
  const cookie = "wara_session=opaque"
  const pictures = Array.from({ length: 20 }, () =>
    postSlowly("/cuenta/avatar", 100_000, { cookie }),
  )
  await vi.waitFor(() => expect(site.rendered).toHaveLength(6))
  expect((await fetch(`${site.url}/cuenta`, { headers: { cookie } })).status).toBe(200)
  expect(await postSlowly("/registro", 10)()).toBe(200)
  expect(await Promise.all(slow.map((finish) => finish()))).toEqual(Array(80).fill(200))
  const answered = await Promise.all(pictures.map((finish) => finish()))
  expect(answered.toSorted()).toEqual([...Array(18).fill(200), 503, 503])
})

test("[S1.9] a blocked site keeps search engines from every answer, an open one from none", async () => {
  const blocked = await open({ BLOCK_SEARCH_ENGINES: "1" })
  const told = async ({ url }: Site, path: string) =>
    (await fetch(url + path, { redirect: "manual" })).headers.get("x-robots-tag")
  for (const path of [
    "/",
    "/",
    "/contacto/",
    "/assets/x.js",
    "/api/images/x.webp?w=640",
    "/roto",
  ]) {
    expect(await told(blocked, path), path).toBe("noindex, nofollow")
    expect(await told(site, path), path).toBeNull()
  }
  await close(blocked)
})
