import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { OwnAd } from "@wara/contract/own-ad"
import { buildOwnAd } from "@wara/factories/build-ad"
import { renderToString } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { firstOwnAds, type OwnAdsPlace } from "../list/own-ads-tabs.ts"
import { OwnAdsTable } from "./own-ads-table.tsx"

const ending = { expires_at: "2026-11-22T12:00:00.000Z", ends_in_days: 1 }

function table(
  given: Partial<OwnAd>[],
  view: { credits?: number; place?: Partial<OwnAdsPlace> } = {},
) {
  const posted: [string, string][][] = []
  const ads = given.map((one) => {
    const ad = buildOwnAd(one)
    const renewsUntil = ad.can.renew ? "2026-12-06T12:00:00.000Z" : null
    return { ad, key: `key-${ad.id}`, renewsUntil }
  })
  const element = (
    <OwnAdsTable
      ads={ads}
      place={{ ...firstOwnAds, ...view.place }}
      prices={{ publication: view.credits ?? 9, featured: 0, featuredPrice: 9_990 }}
      bulkKey="bulk-key"
    />
  )
  const action = async ({ request }: { request: Request }) => {
    const form = await request.formData()
    posted.push([...form].map(([name, value]) => [name, String(value)]))
    return null
  }
  const router = createMemoryRouter([{ path: "/", element, action }])
  return { element: <RouterProvider router={router} />, ids: ads.map(({ ad }) => ad.id), posted }
}

function renderTable(...given: Parameters<typeof table>) {
  const { element, ...rest } = table(...given)
  render(element)
  return { ...rest, user: userEvent.setup() }
}

const rowOf = (name: string) => within(screen.getByRole("row", { name: new RegExp(name) }))

test("[B5.35] a row shows an ad's state, price, dates, days left and placement", () => {
  renderTable([
    { name: "Grúa", ...ending, featured: true },
    { name: "Pala", state: "draft", price: 0 },
  ])
  const cells = rowOf("Grúa")
    .getAllByRole("cell")
    .map(({ textContent }) => textContent)
  expect(cells).toEqual(
    expect.arrayContaining([
      "Publicado",
      "$18.500.000",
      "16-11-2026",
      "Mañana22-11-2026",
      "Destacado",
    ]),
  )
  expect(rowOf("Grúa").getByRole("rowheader").textContent).toContain("Grúa")
  expect(
    within(rowOf("Grúa").getByRole("group", { name: "Acciones de Grúa" })).getByText("Editar"),
  ).toBeDefined()
  // Drafts have no bulk actions.
  expect(rowOf("Pala").queryByRole("checkbox")).toBeNull()
})

test("[B8.4] a row says how many people asked for the contact data", () => {
  renderTable([{ name: "Grúa", contact_reveals: 3 }])
  const row = screen.getByRole("row", { name: /Grúa/ })
  expect(row.textContent).toContain("3 personas vieron tu contacto")
})

test("[B5.35] column headers are links that sort, reverse the order and preserve tab and search", () => {
  renderTable([{ name: "Grúa" }], {
    place: { tab: "active", q: "grúa", sort: "name:asc", page: 2 },
  })
  const heads = screen.getAllByRole("columnheader")
  const sorted = heads.filter((head) => head.hasAttribute("aria-sort"))
  expect(sorted.map((head) => [head.textContent, head.getAttribute("aria-sort")])).toEqual([
    ["Nombre", "ascending"],
  ])
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href")
  const here = "/cuenta/mis-anuncios?estado=publicados&q=gr%C3%BAa"
  expect(href("Nombre")).toBe(`${here}&orden=nombre-desc`)
  expect(href("Precio sin IVA")).toBe(`${here}&orden=precio-desc`)
  expect(href("Término")).toBe(`${here}&orden=termino-asc`)
})

test("[B5.35] selected ads are counted, the whole page can be selected, and a renewal shows its cost", async () => {
  const { ids, posted, user } = renderTable([
    { name: "Grúa", ...ending },
    { name: "Pala", ...ending },
    { name: "Torre" },
  ])
  expect(screen.queryByRole("button", { name: /^Renovar 1 anuncio/ })).toBeNull()
  await user.click(screen.getByRole("checkbox", { name: "Elegir Grúa" }))
  expect(screen.getByText("1 elegido")).toBeDefined()
  expect(
    screen.getByRole<HTMLInputElement>("checkbox", { name: /^Elegir todos/ }).indeterminate,
  ).toBe(true)
  await user.click(screen.getByRole("checkbox", { name: /^Elegir todos/ }))
  expect(screen.getByText("3 elegidos")).toBeDefined()
  const bar = within(screen.getByRole("form", { name: "Acciones para varios anuncios" }))
  expect(bar.getByText(/^Renovar usa 1 crédito por anuncio.* Tienes 9 créditos\.$/)).toBeDefined()
  expect(bar.getByText(/^1 de los elegidos queda igual: se renuevan desde 3 días/)).toBeDefined()
  await user.click(bar.getByRole("button", { name: "Renovar 2 anuncios con 2 créditos" }))
  await expect.poll(() => posted).toHaveLength(1)
  expect(posted[0]).toEqual([
    ["key", "bulk-key"],
    ["bulk", "renew"],
    ...ids.map((id) => ["ads", String(id)]),
  ])
  await user.click(bar.getByRole("button", { name: "Quitar selección" }))
  expect(screen.getByText(/^Elige anuncios/)).toBeDefined()
})

test("[B5.35] with fewer credits than ads the first ones are renewed, and packs are offered", async () => {
  const { user } = renderTable(
    [
      { name: "Grúa", ...ending },
      { name: "Pala", ...ending },
    ],
    { credits: 1 },
  )
  await user.click(screen.getByRole("checkbox", { name: /^Elegir todos/ }))
  expect(
    screen.getByText("No alcanzan para 1 anuncio, que queda igual: es el último de la lista."),
  ).toBeDefined()
  expect(screen.getByRole("button", { name: "Renovar 1 anuncio con 1 crédito" })).toBeDefined()
  expect(screen.getByRole("link", { name: "Comprar un pack" }).getAttribute("href")).toBe("/packs")
  expect(screen.getByRole("button", { name: "Pausar 2 anuncios" })).toBeDefined()
  expect(screen.getByRole("button", { name: "Marcar 2 anuncios" })).toBeDefined()
})

test("[B5.35] pausing or marking as sold says how many changes in review it drops", async () => {
  const review = {
    kind: "edit",
    state: "pending",
    reason: null,
    notes: "",
    submitted_at: "2026-11-20T12:00:00.000Z",
    decided_at: null,
  } as const
  const { user } = renderTable([
    { name: "Grúa", ...ending, review },
    { name: "Pala", ...ending, review },
    { name: "Torre", ...ending },
  ])
  await user.click(screen.getByRole("checkbox", { name: "Elegir Torre" }))
  expect(screen.queryByText(/de los elegidos tiene/)).toBeNull()
  await user.click(screen.getByRole("checkbox", { name: "Elegir Grúa" }))
  const one = screen.getAllByText("1 de los elegidos tiene cambios en revisión, que se anulan.")
  // Once for pausing and once for marking as sold; a renewal drops nothing.
  expect(one).toHaveLength(2)
  await user.click(screen.getByRole("checkbox", { name: "Elegir Pala" }))
  expect(
    screen.getAllByText("2 de los elegidos tienen cambios en revisión, que se anulan."),
  ).toHaveLength(2)
})

test("[B5.35] Enter on a checkbox submits nothing", () => {
  renderTable([{ name: "Grúa", ...ending }])
  const form = screen.getByRole("form", { name: "Acciones para varios anuncios" })
  expect(form.querySelector<HTMLButtonElement>("button[type=submit]")?.disabled).toBe(true)
})

test("[B5.35] without JavaScript every action is available with its cost", () => {
  const html = renderToString(table([{ name: "Grúa", ...ending }], { credits: 2 }).element)
  expect(html).toContain("Renovar los elegidos")
  expect(html).toContain(
    "Renovar usa 1 crédito por anuncio y no pasa otra vez por revisión. Tienes 2 créditos.",
  )
  expect(html).toContain("Pausar los elegidos")
  expect(html).toContain("Si alguno tiene cambios en revisión, se anulan.")
  expect(html).toContain('form="bulk-ads"')
  expect(html).not.toContain("Elegir todos los de esta página")
})
