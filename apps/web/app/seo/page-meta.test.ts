import { expect, test } from "vitest"
import { buildPageMeta, type PageMeta } from "./page-meta.ts"

const site = { name: "Wara", baseUrl: "https://wara.test", blockSearchEngines: false }

function meta(overrides: Partial<PageMeta> = {}) {
  return buildPageMeta({
    site,
    path: "/anuncios",
    title: "Anuncios",
    description: "Equipos en venta.",
    ...overrides,
  })
}

test("[S1.9] every page of a blocked site is noindex", () => {
  const blocked = { ...site, blockSearchEngines: true }
  const tags = meta({ site: blocked, robots: { index: true, unavailableAfter: "2026-12-01" } })
  expect(tags).toContainEqual({ name: "robots", content: "noindex, nofollow" })
})

test("[S1.9] pages of an open site are indexable", () => {
  expect(meta()).toContainEqual({
    name: "robots",
    content: "index, follow, max-image-preview:large",
  })
})

test("an ad's page has unavailable_after", () => {
  expect(
    meta({ robots: { index: true, unavailableAfter: "2026-12-01T12:00:00Z" } }),
  ).toContainEqual({
    name: "robots",
    content: "index, follow, max-image-preview:large, unavailable_after: 2026-12-01T12:00:00Z",
  })
})

test("a noindex page has no canonical URL, others do", () => {
  const canonical = { tagName: "link", rel: "canonical", href: "https://wara.test/anuncios" }
  expect(meta()).toContainEqual(canonical)
  const hidden = meta({ robots: { index: false } })
  expect(hidden).not.toContainEqual(canonical)
  expect(hidden).toContainEqual({ name: "robots", content: "noindex, follow" })
})

test("titles end with the site's name while they fit", () => {
  expect(meta()).toContainEqual({ title: "Anuncios | Wara" })
  expect(meta({ title: "Wara" })).toContainEqual({ title: "Wara" })
  const long = "Excavadora de orugas Komatsu PC200-8 con balde y martillo hidráulico"
  expect(meta({ title: long })).toContainEqual({
    title: "Excavadora de orugas Komatsu PC200-8 con balde y martillo…",
  })
})

test("a shared link shows its picture, otherwise the site's", () => {
  const image = { url: "https://wara.test/api/images/a.webp?w=1280", alt: "Grúa" }
  expect(meta({ image })).toContainEqual({ property: "og:image", content: image.url })
  expect(meta({ image })).toContainEqual({ name: "twitter:card", content: "summary_large_image" })
  expect(meta()).toContainEqual({
    property: "og:image",
    content: "https://wara.test/share-card.jpg",
  })
})
