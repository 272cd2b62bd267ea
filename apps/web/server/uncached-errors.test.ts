import { afterAll, expect, test } from "vitest"
import { servePlainPages } from "../test/serve-plain-pages.ts"

const site = await servePlainPages()
afterAll(() => site.close())

test.each([
  ["a page that fails", "/caida"],
  ["its data", "/caida.data"],
  ["a page that breaks", "/roto"],
  ["a missing page, which visitors share", "/nada"],
  ["a missing file", "/assets/gone-1234.js"],
  ["a picture that cannot be delivered", "/api/images/a.webp?w=640"],
  ["a picture in a wrong size", "/api/images/a.webp?w=1"],
])(
  "[B5.15] %s is not cached by the browser, on the first or second request",
  async (_what, path) => {
    for (const _time of ["first", "again"]) {
      const response = await fetch(site.url + path)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.headers.get("cache-control")).toBe("private, no-store")
    }
  },
)

test("[B5.15] neither is a rejected method or form, or a response to a program", async () => {
  const crawler = { "user-agent": "Googlebot/2.1" }
  const answers = await Promise.all([
    fetch(`${site.url}/contacto`, { method: "DELETE" }),
    fetch(`${site.url}/contacto`, { method: "POST", headers: { origin: "http://evil.test" } }),
    fetch(`${site.url}/nada`, { headers: crawler }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([405, 403, 404])
  for (const { headers } of answers) expect(headers.get("cache-control")).toMatch(/no-store/)
})

test("[B5.15] the next response after an error is the current page", async () => {
  expect((await fetch(`${site.url}/una-vez-caida`)).status).toBe(503)
  const response = await fetch(`${site.url}/una-vez-caida`)
  expect([response.status, response.headers.get("cache-control")]).toEqual([
    200,
    "private, no-cache",
  ])
})
