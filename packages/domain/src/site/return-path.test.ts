import fc from "fast-check"
import { expect, test } from "vitest"
import {
  isRememberedPath,
  logInPath,
  ownPath,
  preservesInput,
  registerPath,
  returnPathFrom,
  safeReturnPath,
} from "./return-path.ts"

test("[S4.6] every path is remembered except the excluded ones", () => {
  for (const path of ["/", "/anuncios", "/anunciar", "/contacto", "/packs/comprar", "/registros"]) {
    expect(isRememberedPath(path), path).toBe(true)
  }
  const exact = ["/registro", "/404", "/recuperar-contrasena", "/restablecer-contrasena"]
  const begun = ["/cuenta", "/cuenta/perfil/editar", "/cuentas", "/login", "/login/google"]
  const ours = ["/confirmar-correo", "/salir"]
  for (const path of [...exact, ...begun, ...ours]) expect(isRememberedPath(path), path).toBe(false)
})

test.each([
  "/",
  "/anuncios?s=gr%C3%BAa&page=2",
  "/anuncios/excavadora-320d#fotos",
  "/cuenta?x=//evil.cl",
])("%s is a path of the site", (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.each([
  "",
  "anuncios",
  "//evil.cl",
  "///evil.cl",
  "/\\evil.cl",
  "\\\\evil.cl",
  "/\t/evil.cl",
  "/\n/evil.cl",
  "\u0000//evil.cl",
  " //evil.cl",
  "https://evil.cl",
  "https:evil.cl",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  // Steps back are taken by the reader of the address, and what is left may begin with two slashes.
  "/.//evil.cl",
  "/x/..//evil.cl",
  "/%2e//evil.cl",
  "/a/%2E%2e//evil.cl",
  `/${"x".repeat(500)}`,
  null,
  undefined,
  ["/anuncios"],
])("%j is not one (%#)", (text) => {
  expect(safeReturnPath(text)).toBeNull()
})

test.each([
  "/api/draft",
  "/api/draft?ad=7",
  "/API/draft",
  "/%61pi/draft",
  "/cuenta.data",
  "/anuncios.data?s=grua",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/ads-1.xml",
  "/assets/root-1.js",
  "/uploads/foto.webp",
  "/cuenta/privacidad/mis-datos.json",
  "/conectar/google",
  "/404",
  "/404/",
  "/sin-conexion",
  "/packs/error?orden=o1",
  "/anunciar/error",
  "/packs/retorno?token_ws=x",
  "/salir",
  "/Salir/?x=1",
  // Addresses that the route table does not have.
  "/no/existe",
  "/no/existe?x=/anuncios",
  "/anuncios/grua-3/fotos",
  "/anuncios/a%2Fb",
  "/cuenta/no-existe",
  "/cuenta/mis-ordenes/W1/documentos/7",
])("[B5.20] %s is an address of the site but not a return page", (path) => {
  expect(safeReturnPath(path)).toBeNull()
  expect(ownPath(path)).not.toBeNull()
})

test.each([
  "/ana.soto",
  "/anuncios/camion-1.5-t",
  "/apicultura",
  "/anunciar",
  "/Anunciar/",
  "/cuenta/perfil",
  "/cuenta/mis-anuncios/7/editar",
  "/cuenta/mis-ordenes/W20261122-67",
])("[B5.20] %s is a valid return page", (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test("accepted paths never lead to another site and are accepted again unchanged", () => {
  const tricky = fc.constantFrom(
    ...[
      "/",
      "/",
      "/",
      "/.",
      "/..",
      "\\",
      ".",
      "..",
      "%2e",
      "%2F",
      "%5c",
      "\t",
      "\r",
      "\u0000",
      " ",
      "@",
      ":",
      "?",
      "#",
    ],
    ...["evil.cl", "javascript:", "a", "ñ"],
  )
  const texts = fc.array(tricky, { maxLength: 8 }).map((parts) => `/${parts.join("")}`)
  fc.assert(
    fc.property(texts, (text) => {
      const path = safeReturnPath(text)
      if (path === null) return
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(new URL(path, "https://wara.cl").origin).toBe("https://wara.cl")
      expect(safeReturnPath(path)).toBe(path)
    }),
    { numRuns: 2000 },
  )
})

test("log-in returns to any page except home, its default", () => {
  expect(logInPath(null)).toBe("/login")
  expect(logInPath("/")).toBe("/login")
  expect(logInPath("/anuncios?s=a&page=2")).toBe("/login?volver=%2Fanuncios%3Fs%3Da%26page%3D2")
})

test("only the return to an ad's form says that nothing typed was lost", () => {
  for (const path of ["/anunciar", "/anunciar?paso=4", "/anunciar/resumen"]) {
    expect(preservesInput(path), path).toBe(true)
  }
  expect(preservesInput("/cuenta/mis-anuncios/7/editar")).toBe(true)
  for (const path of ["/", "/cuenta/perfil/editar", "/anunciarse", "/packs/comprar"]) {
    expect(preservesInput(path), path).toBe(false)
  }
})

test("[B5.10] log-in and sign-up return to the page they started from, without advertising parameters", () => {
  const from = (path: string) => {
    const { pathname, search } = new URL(path, "https://wara.test")
    return returnPathFrom({ pathname, search })
  }
  expect(from("/anuncios/grua-3")).toBe("/anuncios/grua-3")
  expect(from("/anuncios?s=grua&utm_source=x&page=2&gclid=1")).toBe("/anuncios?s=grua&page=2")
  expect(from("/preguntas-frecuentes?utm_source=x")).toBe("/preguntas-frecuentes")
  expect(registerPath(from("/loma?page=2"))).toBe("/registro?volver=%2Floma%3Fpage%3D2")
})

test("[B5.10] log-in pages pass on their own return path, never themselves or another site", () => {
  const from = (pathname: string, search = "") => returnPathFrom({ pathname, search })
  expect(from("/login")).toBeNull()
  expect(from("/login", "?volver=%2Fanuncios%2Fgrua")).toBe("/anuncios/grua")
  expect(from("/registro", "?volver=https://evil.cl")).toBeNull()
  expect(from("/404")).toBeNull()
  expect(from("//evil.cl")).toBeNull()
  expect(registerPath(null)).toBe("/registro")
  expect(registerPath("/")).toBe("/registro")
})
