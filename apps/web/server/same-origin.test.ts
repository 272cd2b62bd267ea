import { afterEach, beforeEach, expect, test } from "vitest"
import { askRaw } from "../test/ask-raw.ts"
import { type PlainSite, servePlainPages } from "../test/serve-plain-pages.ts"

let site: PlainSite
beforeEach(async () => {
  site = await servePlainPages()
})
afterEach(() => site.close())

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

test("[B10.26] a mail client posts to the address of a mail without an origin, other sites do not", async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${site.url}/avisos/codigo/baja`, { method: "POST", headers, body: "a=b" })
  expect((await post({})).status).toBe(200)
  expect((await post({ origin: "https://evil.test" })).status).toBe(403)
  const page = await fetch(`${site.url}/avisos/codigo`, { method: "POST", body: "a=b" })
  expect(page.status).toBe(403)
})

test("[B10.35] mail clients post to the address that stops an alert, and to no other, without an origin", async () => {
  const post = async (path: string) =>
    (await fetch(site.url + path, { method: "POST", body: "List-Unsubscribe=One-Click" })).status
  const paths = ["/alertas/abc/baja", "/alertas/abc", "/alertas/abc/baja/x", "/alertas//baja"]
  expect(await Promise.all(paths.map(post))).toEqual([200, 403, 403, 403])
})

test("a post from the host of the request is same-origin", async () => {
  const headers = { origin: site.url }
  const response = await fetch(`${site.url}/contacto`, { method: "POST", headers, body: "a=b" })
  expect(response.status).toBe(200)
})

test("behind an https proxy, posts of the site are same-origin", async () => {
  const secure = await servePlainPages({ BASE_URL: "https://wara.test" })
  const post = (origin: string) =>
    askRaw(secure.url, "/contacto", { method: "POST", headers: { origin, host: "wara.test" } })
  const statuses = [await post("https://wara.test"), await post("http://wara.test")]
  await secure.close()
  expect(statuses.map(({ status }) => status)).toEqual([200, 403])
  // The pages' own check compares the origin with this address.
  expect(secure.rendered.map(({ url }) => url)).toEqual(["https://wara.test/contacto"])
})

test("Webpay's post from its own site becomes a GET of the same path with only its own parameters", async () => {
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
