import { expect, test } from "vitest"
import { reducedPage } from "./reduced-page.server.ts"

test("[B7.7] the styles of a page are replaced and marked, and nothing else changes", () => {
  const page = '<head><style id="site-styles">.a{}</style></head><p class="b">$&</p>'
  const reduced = reducedPage(page)
  expect(reduced).toMatch(/^<head><style id="site-styles" data-reduced>[^<]*<\/style><\/head>/)
  expect(reduced).not.toContain(".a{}")
  expect(reduced.slice(reduced.indexOf("</head>"))).toBe(page.slice(page.indexOf("</head>")))
})

test("a page without inlined styles stays as it is", () => {
  expect(reducedPage("<style>p{}</style>")).toBe("<style>p{}</style>")
})

test("[B7.43] links do not carry the router's mark for routes that it does not know", () => {
  const link = '<a href="/anuncios" data-discover="true">a data-discover=&quot;true&quot;</a>'
  const page = `<style id="site-styles">.a{}</style>${link}`
  expect(reducedPage(page)).toContain('<a href="/anuncios">a data-discover=&quot;true&quot;</a>')
})
