import { request as rawRequest } from "node:http"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type PlainSite, servePlainPages } from "../test/serve-plain-pages.ts"

/** One network has a share of the places only; these tests fill all of them from several. */
const behindProxy = { TRUSTED_PROXY_HOPS: "1" }
const from = (place: number) => ({ "x-forwarded-for": `203.0.113.${(place % 8) + 1}` })

let site: PlainSite
beforeEach(async () => {
  site = await servePlainPages(behindProxy)
})
afterEach(() => site.close())

test.each([
  ["said to be", (text: string) => text],
  ["sent piece by piece as", (text: string) => new Blob([text]).stream()],
])("a body %s over 64 kB is rejected", async (_what, bodyOf) => {
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

test("the forms of avatar and cover accept a picture from logged-in users", async () => {
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

/** Starts a post and pauses; returns functions that send the rest and read the status. */
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

test("a slow Webpay delays only the paying user", async () => {
  const webpay = Promise.withResolvers<void>()
  const payments = await servePlainPages(behindProxy, { webpay: webpay.promise })
  const ask = (path: string, place = 0) =>
    fetch(payments.url + path, { headers: from(place) }).then(({ status }) => status)
  const payers = Array.from({ length: 40 }, (_, place) =>
    ask(`/packs/retorno?token_ws=${place}`, place),
  )
  await vi.waitFor(() => expect(payments.rendered).toHaveLength(12))
  expect(await ask("/packs/gracias?orden=o1")).toBe(200)
  webpay.resolve()
  const answered = await Promise.all(payers)
  expect(answered.toSorted()).toEqual([...Array(36).fill(200), ...Array(4).fill(503)])
  await payments.close()
})

test("slow forms do not block the pages of others", async () => {
  const slow = Array.from({ length: 80 }, (_, place) => postSlowly("/login", 10, from(place)))
  const cookie = "wara_session=opaque"
  const pictures = Array.from({ length: 20 }, (_, place) =>
    postSlowly("/cuenta/avatar", 100_000, { cookie, ...from(place) }),
  )
  await vi.waitFor(() => expect(site.rendered).toHaveLength(6), { timeout: 10_000 })
  expect((await fetch(`${site.url}/cuenta`, { headers: { cookie } })).status).toBe(200)
  expect(await postSlowly("/registro", 10)()).toBe(200)
  expect(await Promise.all(slow.map((finish) => finish()))).toEqual(Array(80).fill(200))
  const answered = await Promise.all(pictures.map((finish) => finish()))
  expect(answered.toSorted()).toEqual([...Array(18).fill(200), 503, 503])
})
