import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { buildSeller } from "@wara/factories/build-account"
import { buildAd, buildCommune, buildImage } from "@wara/factories/build-ad"
import { buildCategory } from "@wara/factories/build-catalog"
import type { ComponentProps } from "react"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { AdCard } from "./ad-card.tsx"
import { toCardAd } from "./card-ad.ts"

const user = { firstname: "Pedro" }

function renderCard(props: Partial<ComponentProps<typeof AdCard>> = {}) {
  render(<AdCard ad={buildAd()} viewer={null} {...props} />, { wrapper: MemoryRouter })
  return within(screen.getByRole("article"))
}

function renderedPhoto(gallery: ReturnType<typeof buildImage>[]): HTMLImageElement {
  return renderCard({ ad: buildAd({ gallery }) }).getByRole<HTMLImageElement>("img")
}

test("[S2.33] the picture is the first of the gallery in its medium format, 400 by 300", () => {
  const first = buildImage({ alternativeText: "Vista lateral" })
  const medium = { url: "/uploads/medium-first.webp", width: 750, height: 563 }
  first.formats = { medium }
  const image = renderedPhoto([first, buildImage()])
  expect(image.getAttribute("src")).toMatch(/\/api\/images\/medium-first\.webp\?w=\d+$/)
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["400", "300"])
  expect(image.alt).toBe("Vista lateral")
})

test("[S2.33] without a medium format the picture itself is shown", () => {
  const image = renderedPhoto([buildImage({ url: "/uploads/whole.webp", formats: {} })])
  expect(image.getAttribute("src")).toContain("/api/images/whole.webp")
})

test("[S2.33] an ad without pictures says so", () => {
  const card = renderCard({ ad: buildAd({ gallery: [] }) })
  expect(card.queryByRole("img")).toBeNull()
  expect(card.getByText("Sin fotos")).toBeDefined()
})

test("[B10.21] a card says by how much its price fell", () => {
  const fallen = buildAd({ price: 9_400_000, price_before_drop: 10_000_000 })
  expect(renderCard({ ad: toCardAd(fallen) }).getByText("Bajó 6 %")).toBeDefined()
  cleanup()
  expect(renderCard().queryByText(/Bajó/)).toBeNull()
})

test("[S2.34] only a featured reservation shows the badge", () => {
  const reservation = { id: 1, documentId: "one" }
  expect(renderCard().queryByText("Destacado")).toBeNull()
  const featured = buildAd({ ad_featured_reservation: reservation })
  render(<AdCard ad={featured} viewer={null} />, { wrapper: MemoryRouter })
  expect(screen.getByText("Destacado")).toBeDefined()
})

test("[B5.11] the badge is focusable and says that the placement is paid", () => {
  const card = renderCard({
    ad: buildAd({ ad_featured_reservation: { id: 1, documentId: "one" } }),
  })
  const badge = card.getByRole("button", { name: "Destacado: anuncio pagado" })
  const isDismissed = () => badge.dataset.dismissed === "true"
  badge.focus()
  expect([document.activeElement, isDismissed()]).toEqual([badge, false])
  fireEvent.keyDown(badge, { key: "Escape" })
  expect(isDismissed()).toBe(true)
  fireEvent.click(badge)
  expect(isDismissed()).toBe(false)
})

test("[S2.35] the category links to its ads", () => {
  const category = buildCategory({ name: "Minería", slug: "mineria" })
  const link = renderCard({ ad: buildAd({ category }) }).getByRole("link", { name: "Minería" })
  expect(link.getAttribute("href")).toBe("/anuncios?category=mineria")
})

test("[S2.35] a name of 61 characters is truncated to 60 with an ellipsis", () => {
  const card = renderCard({ ad: buildAd({ name: "x".repeat(61), slug: "largo" }) })
  const link = card.getByRole("link", { name: `${"x".repeat(60)}...` })
  expect(link.getAttribute("href")).toBe("/anuncios/largo")
})

test.each([
  ["CLP", 1_250_000, "$1.250.000 + IVA"],
  ["USD", 48_500.5, "US$48.500,50 + IVA"],
  ["USD", 153_000, "US$153.000 + IVA"],
] as const)("[S2.35] [S1.5] the price in %s says that IVA is added", (currency, price, text) => {
  renderCard({ ad: buildAd({ currency, price }) })
  expect(screen.getByRole("article").textContent).toContain(text)
})

test("[S2.36] users see a professional seller's first name as a link", () => {
  const seller = buildSeller({ pro: true, firstname: "Camila", username: "loa" })
  const card = renderCard({ ad: buildAd({ user: seller }), viewer: user })
  const link = card.getByRole("link", { name: "Por: Camila" })
  expect(link.getAttribute("href")).toBe("/loa")
})

test("[S2.36] no link on the seller's own profile or for private sellers", () => {
  const seller = buildSeller({ pro: true, username: "loa" })
  const own = renderCard({ ad: buildAd({ user: seller }), viewer: user, profileUsername: "Loa" })
  expect(own.queryByText(/Por:/)).toBeNull()
  const person = buildAd({ user: buildSeller({ pro: false, firstname: "Ana" }) })
  const { container } = render(<AdCard ad={person} viewer={user} />, { wrapper: MemoryRouter })
  expect(container.textContent).not.toMatch(/Por:|Ana|Inicia sesión/)
})

test("[B5.9] on a public profile visitors are not asked to log in to see the seller", () => {
  const card = renderCard({ ad: buildAd(), profileUsername: "loa" })
  expect(card.queryByText(/Inicia sesión/)).toBeNull()
})

test("[B5.9] a card shows the first name, also for a company", () => {
  const user_ = buildSeller({ pro: true, firstname: "Rodrigo", company_name: "Lomas Pardas" })
  const card = renderCard({ ad: buildAd({ user: user_ }), viewer: user })
  expect(card.getByRole("link", { name: "Por: Rodrigo" })).toBeDefined()
  expect(card.queryByText(/Lomas/)).toBeNull()
})

test("[S2.37] [S2.36] visitors are invited to log in and see no name", () => {
  const card = renderCard({ ad: buildAd({ user: buildSeller({ pro: true }) }) })
  expect(card.getByText("Inicia sesión para ver al anunciante")).toBeDefined()
  expect(card.queryByText(/Por:/)).toBeNull()
})

test("place and year share one line; unknown values are omitted", () => {
  const commune = buildCommune({ name: "Calama" })
  expect(
    renderCard({ ad: buildAd({ commune, year: 2019 }) }).getByText("Calama · 2019"),
  ).toBeDefined()
  render(<AdCard ad={buildAd({ commune, year: 0 })} viewer={null} />, { wrapper: MemoryRouter })
  expect(screen.getByText("Calama")).toBeDefined()
})

test("[B10.220] with the keyboard a card's link comes before its heart and its badge", () => {
  const ad = buildAd({ name: "Pala", ad_featured_reservation: { id: 1, documentId: "one" } })
  renderCard({ ad })
  const stops = screen.getByRole("article").querySelectorAll("a, button")
  const names = [...stops].map((stop) => stop.getAttribute("aria-label") ?? stop.textContent)
  expect(names[0]).toBe("Pala")
  expect(names.at(-1)).toBe("Guardar Pala")
})

test("links are not nested", () => {
  renderCard()
  expect(screen.getByRole("article").querySelector("a a")).toBeNull()
})

test("[B7.7] a list sends of an ad what its card shows, and of its pictures one", () => {
  const gallery = [buildImage({ alternativeText: "Vista lateral" }), buildImage()]
  const ad = buildAd({ gallery, user: buildSeller({ firstname: "Pedro" }) })
  const card = toCardAd(ad)
  const values = JSON.stringify(card)
  expect(card.gallery).toHaveLength(1)
  for (const hidden of [ad.description, ad.createdAt, ad.user?.lastname, ad.category?.description])
    expect(values).not.toContain(JSON.stringify(hidden))
  expect(Object.keys(card.commune ?? {})).toEqual(["name"])
})
