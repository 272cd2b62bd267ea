import { expect, test } from "vitest"
import { checkGate } from "./dev-gate.server.ts"

const browser = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0"
const visitor = { hasPass: false, userAgent: browser }

test.each([
  "/",
  "/_root.data",
  "/anuncios",
  "/anuncios.data",
  "/cuenta/perfil",
  "/dev/",
  "/devs",
  "/api/newest-ads",
  "/api/images/grua.webp",
  "/packs/retorno/otro",
  "/a/assets/x.js",
  "/no-existe",
  "/robots-del-sur",
  "/sitemap-de-gruas",
  "/sitemap;/anuncios",
  "/sitemap%2f..%2fanuncios",
])("[S4.4] visitors without a pass are redirected from %s to the gate", (path) => {
  expect(checkGate({ path, ...visitor })).toBe("to-gate")
})

test.each([
  "/sitemap",
  "/sitemap.data",
  "/sitemap.xml",
  "/sitemaps/anuncios-1.xml",
  "/robots.txt",
  "/packs/retorno",
  "/assets/entry-a1.js",
  "/favicon.svg",
  "/manifest.webmanifest",
  "/sin-conexion",
])("[S4.4] %s needs no pass", (path) => {
  expect(checkGate({ path, ...visitor })).toBe("open")
})

test("[S4.4] search engines and visitors with a pass are admitted", () => {
  for (const name of ["Googlebot/2.1", "bingbot/2.0", "DuckDuckBot/1.1", "YandexBot/3.0"]) {
    const userAgent = `Mozilla/5.0 (compatible; ${name})`
    expect(checkGate({ path: "/anuncios", hasPass: false, userAgent }), name).toBe("open")
  }
  expect(checkGate({ path: "/anuncios", hasPass: true, userAgent: browser })).toBe("open")
})

test.each(["curl/8.5.0", "node", "", "facebookexternalhit/1.1", "python-requests/2.32"])(
  "[S4.4] %j is not a search engine",
  (userAgent) => {
    expect(checkGate({ path: "/anuncios", hasPass: false, userAgent })).toBe("to-gate")
  },
)

test.each(["/dev", "/dev.data"])("[S4.4] %s is only for visitors without a pass", (path) => {
  expect(checkGate({ path, ...visitor })).toBe("at-gate")
  expect(checkGate({ path, hasPass: true, userAgent: browser })).toBe("to-site")
})
