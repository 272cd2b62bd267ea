import { expect, test } from "vitest"
import {
  redirectFromProblem,
  redirectFromSchema,
  redirectKey,
  redirectToProblem,
} from "./redirect-schema.ts"
import { chainProblem, redirectTable, redirectTarget } from "./redirect-table.ts"
import { redirectTexts } from "./redirect-texts.ts"

test.each([
  ["/maquinas", "/maquinas"],
  ["/Maquinas/", "/maquinas"],
  ["/m%C3%A1quinas", "/máquinas"],
  ["/ma\u0301quinas", "/máquinas"],
  ["/viejo/aviso-12.html", "/viejo/aviso-12.html"],
])("%s is stored and compared as %s", (from, key) => {
  expect(redirectFromSchema.parse(from)).toBe(key)
})

test.each([
  "maquinas",
  "//otro.cl",
  "/\\otro.cl",
  "/a?b=1",
  "/a#b",
  "/a b",
  "/a\tb",
  "/a\\b",
  "/a/../b",
  "/./a",
  "/a%5Cb",
  "/a%20b",
  "/a%0Ab",
  "/a\u202eb",
  "/%",
  `/${"x".repeat(501)}`,
])("%j cannot be redirected", (from) => {
  expect(redirectFromProblem(from)).toBe(redirectTexts.fromShape)
})

test.each([
  "/",
  "/anuncios",
  "/ANUNCIOS/",
  "/login",
  "/login/google",
  "/registro",
  "/packs/retorno",
  "/cuenta/perfil",
  "/dev",
  "/404",
  "/health",
  "/metrics",
  "/admin",
  "/admin/ads",
  "/api/images/x.webp",
  "/assets/x.js",
  "/%61dmin",
  "/sitemap.xml",
  "/robots.txt",
  "/__manifest",
  "/sw.js",
  "/viejo.data",
])("%s is needed by the site", (from) => {
  expect(redirectFromProblem(from)).toBe(redirectTexts.fromReserved)
})

test.each(["/anuncios/grua-vieja", "/contacto", "/administracion", "/loginas", "/apis"])(
  "%s may be redirected",
  (from) => {
    expect(redirectFromProblem(from)).toBeNull()
  },
)

test.each([
  "/anuncios",
  "/anuncios?s=grua#lista",
  "https://ayuda.wara.cl/x?y=1",
  "https://a.cl:8443",
])("%s is a valid redirect target", (to) => {
  expect(redirectToProblem(to)).toBeNull()
})

/** Ways to make an address look like the site's, or to run instead of lead. */
const disguisedTargets = [
  "//evil.cl",
  "///evil.cl",
  "/\\evil.cl",
  "/\\/evil.cl",
  "\\\\evil.cl",
  "/\t/evil.cl",
  "/\n/evil.cl",
  "/.//evil.cl",
  "/..//evil.cl",
  "/a/..//evil.cl",
  "/%2e//evil.cl",
  "https:evil.cl",
  "https:/evil.cl",
  "https:///evil.cl",
  "https:\\\\evil.cl",
  "https://wara.cl@evil.cl",
  "https://wara.cl:x@evil.cl/",
  "https://@evil.cl",
  "https://evil.cl\\@wara.cl",
  "https://evil.cl\u0000.wara.cl",
  "https://\u202eevil.cl",
  "https://evil",
  "https://.evil.cl",
  "https://evil.cl.",
  "https:// evil.cl",
  "https://evil.cl/a b",
  "https://evil.cl\r\nSet-Cookie: x=1",
  "http://evil.cl",
  "ftp://evil.cl",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:https://evil.cl/x",
  "evil.cl",
  "@evil.cl",
  "?x=//evil.cl",
  "",
]
test.each(disguisedTargets)("[S4.5] %j is refused as a target", (to) => {
  expect(redirectToProblem(to)).toBe(redirectTexts.toShape)
})

test("[S4.5] a rule redirects to another page, which is not redirected, and not from another rule's target", () => {
  const others = [{ from: "/viejo", to: "/medio" }]
  expect(chainProblem({ from: "/a", to: "/b" }, others)).toBeNull()
  expect(chainProblem({ from: "/a", to: "https://otro.cl/a" }, others)).toBeNull()
  expect(chainProblem({ from: "/a", to: "/A/?x=1#y" }, others)?.message).toBe(redirectTexts.toSame)
  expect(chainProblem({ from: "/a", to: "/Viejo/" }, others)).toEqual({
    field: "to",
    message: redirectTexts.toRedirected,
  })
  expect(chainProblem({ from: "/medio", to: "/b" }, others)).toEqual({
    field: "from",
    message: redirectTexts.fromIsTarget,
  })
})

test("[S4.5] invalid rules in the table are ignored", () => {
  const table = redirectTable([
    { from: "/uno", to: "/dos" },
    { from: "/dos", to: "/tres?x=1" },
    { from: "/Uno", to: "/otro" },
    { from: "/ida", to: "/vuelta" },
    { from: "/vuelta", to: "/ida" },
    { from: "/hacia-el-circulo", to: "/ida" },
    { from: "/mismo", to: "/mismo/?x=1" },
    { from: "/", to: "https://evil.cl" },
    { from: "/x", to: "//evil.cl" },
    { from: "/fuera", to: "https://otro.cl" },
  ])
  expect([...table].map(([key, { to }]) => [key, to])).toEqual([
    ["/uno", "/tres?x=1"],
    ["/dos", "/tres?x=1"],
    ["/fuera", "https://otro.cl"],
  ])
})

test.each([
  ["/b", "x=1&y=2", "/b?x=1&y=2"],
  ["/b?x=9", "x=1&y=2", "/b?x=9&y=2"],
  ["/b#c", "x=1", "/b?x=1#c"],
  ["https://otro.cl", "utm_source=a%26b", "https://otro.cl?utm_source=a%26b"],
  ["/b?x=a+b", "", "/b?x=a+b"],
])("[S4.5] a redirect to %s with the query %j leads to %s", (to, query, target) => {
  expect(redirectTarget(to, new URLSearchParams(query))).toBe(target)
})

test("an undecodable path has no key", () => {
  expect(redirectKey("/%E0%A4%A")).toBeNull()
})
