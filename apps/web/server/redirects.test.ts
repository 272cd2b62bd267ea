import type { RedirectRule } from "@wara/contract/redirect"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type ServedSite, serveSite } from "../test/serve-site.ts"
import { FollowedRedirects } from "./redirects.ts"

const table: RedirectRule[] = [
  { from: "/viejo", to: "/anuncios?s=grua", status: 301 },
  { from: "/ayuda", to: "https://ayuda.wara.test/inicio", status: 302 },
  { from: "/ida", to: "https://wara.cl/vuelta", status: 302 },
  { from: "/admin", to: "/anuncios", status: 301 },
  { from: "/letras", to: "/anuncios?s=“grúa”100%25", status: 301 },
  { from: "/otras", to: "https://ñandú.test/日本", status: 301 },
  { from: "/_", to: "/contacto", status: 301 },
]

/** A stand-in for the api that returns these rules, or fails. */
let answer: () => Promise<RedirectRule[]>
let now = 0
let loads = 0
let redirects: FollowedRedirects
let site: ServedSite

beforeEach(async () => {
  answer = () => Promise.resolve(table)
  now = 0
  loads = 0
  const load = () => {
    loads += 1
    return answer()
  }
  redirects = new FollowedRedirects({ load, baseUrl: "https://wara.cl", now: () => now })
  redirects.isStreamConnected = true
  site = await serveSite(
    { BASE_URL: "https://wara.cl" },
    async () => new Response("page", { headers: { "Content-Type": "text/html" } }),
    { redirects },
  )
})
afterEach(() => site.close())

async function ask(path: string, init: RequestInit = {}) {
  const { status, headers } = await fetch(site.url + path, { redirect: "manual", ...init })
  return { status, headers, location: headers.get("location") }
}

test.each([
  ["/viejo", 301, "/anuncios?s=grua"],
  ["/Viejo/", 301, "/anuncios?s=grua"],
  ["/viejo?utm_source=x&s=otra", 301, "/anuncios?s=grua&utm_source=x"],
  ["/ayuda?x=1", 302, "https://ayuda.wara.test/inicio?x=1"],
  ["/letras", 301, "/anuncios?s=%E2%80%9Cgr%C3%BAa%E2%80%9D100%25"],
  ["/otras", 301, "https://xn--and-6ma2c.test/%E6%97%A5%E6%9C%AC"],
])("[S4.5] %s answers %i to %s", async (path, status, to) => {
  const answered = await ask(path)
  expect([answered.status, answered.location]).toEqual([status, to])
  expect(answered.headers.get("cache-control")).toBe("no-store")
})

test("[S4.5] client-side navigation is redirected too; another site is a full page load", async () => {
  const inside = await ask("/viejo.data?_routes=page%2F%3Aslug")
  expect(inside.status).toBe(204)
  expect(inside.headers.get("x-remix-redirect")).toBe("/anuncios?s=grua")
  expect(inside.headers.get("x-remix-reload-document")).toBeNull()
  const slashed = await ask("/viejo/_.data")
  expect(slashed.headers.get("x-remix-redirect")).toBe("/anuncios?s=grua")
  const outside = await ask("/ayuda.data")
  expect(outside.headers.get("x-remix-redirect")).toBe("https://ayuda.wara.test/inicio")
  expect(outside.headers.get("x-remix-reload-document")).toBe("true")
})

test("[S4.5] posts, the site's own paths and cycles are not redirected", async () => {
  const headers = { origin: "https://wara.cl" }
  expect((await ask("/viejo", { method: "POST", headers, body: "x=1" })).status).toBe(200)
  for (const path of ["/", "/_.data", "/ida", "/admin", "/health", "/viejos", "/viejo/mas"]) {
    expect((await ask(path)).status, path).toBe(200)
  }
})

test("[S4.5] the table is read once, and again after a change, before the next page request", async () => {
  await ask("/viejo")
  now = 3_600_000
  await ask("/viejo")
  expect(loads).toBe(1)
  answer = () => Promise.resolve([])
  redirects.reload()
  await expect.poll(async () => (await ask("/viejo")).status).toBe(200)
  expect(loads).toBe(2)
})

test("[S4.5] a change while the table is being read is not missed", async () => {
  const first = Promise.withResolvers<RedirectRule[]>()
  answer = () => first.promise
  redirects.reload()
  answer = () => Promise.resolve([])
  redirects.reload()
  first.resolve(table)
  expect((await ask("/viejo")).status).toBe(200)
  expect(loads).toBe(2)
})

test("[S4.5] during an outage the last known table is used, and requested again after a second", async () => {
  await ask("/viejo")
  answer = () => Promise.reject(new Error("away"))
  redirects.reload()
  expect((await ask("/viejo")).status).toBe(301)
  now = 500
  await ask("/viejo")
  expect(loads).toBe(2)
  answer = () => Promise.resolve([])
  now = 1_500
  await ask("/viejo")
  expect(loads).toBe(3)
  await expect.poll(async () => (await ask("/viejo")).status).toBe(200)
})

test("[S4.5] pages are served though the api was down from the start", async () => {
  answer = () => Promise.reject(new Error("away"))
  expect((await ask("/viejo")).status).toBe(200)
})

test("without the change stream the table is read again every ten seconds", async () => {
  redirects.isStreamConnected = false
  await ask("/viejo")
  now = 9_000
  await ask("/viejo")
  expect(loads).toBe(1)
  now = 10_000
  await ask("/viejo")
  expect(loads).toBe(2)
})
