import { expect, test } from "vitest"
import { pageAddress } from "./page-address.ts"

const address = (path: string) => pageAddress(new URL(path, "http://site.test"))

test.each([
  ["/anuncios?page=1&s=gr%C3%BAa", "/anuncios?s=gr%C3%BAa"],
  ["/anuncios?orden=recientes&s=retro&page=2", "/anuncios?s=retro&orden=recientes&page=2"],
  ["/anuncios?page=2&orden=recientes&s=retro", "/anuncios?s=retro&orden=recientes&page=2"],
  ["/anuncios?azar=1&azar=2", "/anuncios"],
  ["/anuncios/excavadora-1?utm_source=x&fbclid=y", "/anuncios/excavadora-1"],
  ["/api/ad-list?page=2&s=retro", "/api/ad-list?s=retro&page=2"],
  [
    "/se-busca?region=maule&x=1&category=construccion&page=1",
    "/se-busca?category=construccion&region=maule",
  ],
  ["/se-busca?page=2", "/se-busca?page=2"],
  ["/se-busca/excavadora-7?x=1", "/se-busca/excavadora-7"],
  ["/maquinas-del-sur?page=3", "/maquinas-del-sur?page=3"],
  ["/maquinas-del-sur?page=1", "/maquinas-del-sur"],
  ["/anuncios.data?s=retro&x=1", "/anuncios.data?s=retro"],
  ["/?x=1", "/"],
  ["/contacto?anuncio=1", "/contacto"],
  ["/anuncios/excavadora-1?x=1&y=2", "/anuncios/excavadora-1"],
  ["/anuncios/excavadora-1.data?x=1", "/anuncios/excavadora-1.data"],
  [`/sitemaps/ads-1.xml?x=${"a".repeat(2_000)}`, "/sitemaps/ads-1.xml"],
  ["/sitemap.xml?x=1", "/sitemap.xml"],
  ["/maquinas-del-sur?x=1&page=2", "/maquinas-del-sur?page=2"],
  ["/_root.data?_routes=root%2Croutes%2Fhome", "/_root.data?_routes=root%2Croutes%2Fhome"],
])("[B8.2] %s is cached as %s", (asked, canonical) => {
  expect(address(asked)).toBe(canonical)
})

test.each([
  ["a search with empty fields, which is led to its clean address", "/anuncios?s=retro&category="],
  ["a search in capitals, likewise", "/anuncios?s=RETRO"],
  ["wanted ads with an empty choice, which is led to its clean address", "/se-busca?region="],
  ["the form of a wanted ad with a search", "/se-busca/publicar?s=retro"],
  ["a query that the page may read", "/api/search-suggestions?q=retro"],
  ["routes that the router asks for", "/__manifest?p=%2Flogin&version=1"],
  ["a way back after logging in", "/login?volver=%2Fcuenta"],
  ["a code of an e-mail", "/restablecer-contrasena?code=secret"],
  ["a code of Google's log-in", "/login/google?access_token=secret"],
  ["a page that is no number", "/maquinas-del-sur?page=dos"],
  ["a second value", "/maquinas-del-sur?page=2&page=3"],
  ["routes that are no list of names", "/anuncios.data?_routes=%22%3E"],
  ["a query of two kilobytes", `/anuncios?s=${"a".repeat(2_000)}`],
])("%s is not cached", (_what, asked) => {
  expect(address(asked)).toBeNull()
})
