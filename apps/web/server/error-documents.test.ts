import { afterAll, expect, test } from "vitest"
import { servePlainPages } from "../test/serve-plain-pages.ts"

const site = await servePlainPages()
afterAll(() => site.close())

const browser = {
  accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0",
}

test.each([
  [
    "a method that does not exist",
    "/",
    { method: "DELETE" },
    405,
    "Esta página no recibe formularios",
  ],
  ["a page that breaks", "/roto", {}, 500, "Error del servidor"],
  ["a missing file", "/assets/gone-1234.js", {}, 404, "404 - Page not found"],
])(
  "[B5.20] %s answers browsers with a small page in Spanish",
  async (_what, path, init, status, title) => {
    const response = await fetch(site.url + path, { ...init, headers: browser })
    const html = await response.text()
    expect([response.status, response.headers.get("content-type")]).toEqual([
      status,
      "text/html; charset=utf-8",
    ])
    expect(/<h1>([^<]*)/.exec(html)?.[1]).toBe(title)
    expect(html).toContain('<html lang="es-CL">')
    expect(html).toContain('href="/">Volver al inicio')
  },
)

test("[B5.20] scripts and programs get only the message", async () => {
  for (const headers of [{ accept: "*/*" }, { ...browser, "user-agent": "Googlebot/2.1" }]) {
    const response = await fetch(`${site.url}/roto`, { headers })
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/)
    expect(await response.text()).not.toContain("<")
  }
})

test("[B5.20] the site's own error pages stay unchanged", async () => {
  const response = await fetch(`${site.url}/nada`, { headers: browser })
  expect(await response.text()).toContain("<aside>ads</aside>")
})
