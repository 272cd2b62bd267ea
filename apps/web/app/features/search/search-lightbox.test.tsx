import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createMemoryRouter, RouterProvider } from "react-router"
import { beforeAll, beforeEach, expect, test, vi } from "vitest"
import { closeOverlays, openOverlay } from "../../overlays/interface-state.ts"
import { SearchOpener } from "./search-opener.tsx"

const categories = [
  { slug: "energia", name: "Energía", count: 7 },
  { slug: "mineria", name: "Minería", count: 1204 },
  { slug: "transporte", name: "Transporte", count: 90 },
]

const places = [
  { id: 1, slug: "calama", name: "Calama", count: 3, region: { slug: "antofagasta", name: "A" } },
  { id: 2, slug: "osorno", name: "Osorno", count: 40, region: { slug: "los-lagos", name: "L" } },
]

// Imported before the tests, so that none waits for it.
beforeAll(() => import("./search-lightbox.tsx"))
beforeEach(() => {
  closeOverlays()
  const lists: Record<string, unknown> = {
    "/api/filter-categories": categories,
    "/api/filter-communes": places,
  }
  vi.stubGlobal("fetch", async (path: string) => Response.json(lists[path]))
})

async function openLightbox(path = "/") {
  const router = createMemoryRouter([{ path: "*", element: <SearchOpener filterMinutes={30} /> }], {
    initialEntries: [path],
  })
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  const opener = screen.getByRole("link", { name: "Abrir la búsqueda" })
  expect(opener.getAttribute("href")).toBe("/anuncios")
  await user.click(opener)
  return { dialog: await screen.findByRole("dialog"), opener, router, user }
}

function address({ state: { location } }: ReturnType<typeof createMemoryRouter>) {
  return location.pathname + location.search
}

test("[S2.22] the field is called 'Buscar equipo por nombre' and has the focus", async () => {
  const { dialog } = await openLightbox()
  const field = within(dialog).getByRole("combobox", { name: "Buscar equipo por nombre" })
  await expect.poll(() => document.activeElement).toBe(field)
})

test("[S2.22] Escape closes it and restores the focus", async () => {
  const { opener, user } = await openLightbox()
  await user.keyboard("{Escape}")
  expect(screen.queryByRole("dialog")).toBeNull()
  await expect.poll(() => document.activeElement).toBe(opener)
})

test("[S4.7] after a reload with it open, closing focuses its opener", async () => {
  openOverlay("isSearchLightboxActive")
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: "*", element: <SearchOpener filterMinutes={30} /> }])}
    />,
  )
  await screen.findByRole("dialog")
  await userEvent.keyboard("{Escape}")
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole("link", { name: "Abrir la búsqueda" }))
})

test("[S2.22] the close button closes it", async () => {
  const { user } = await openLightbox()
  await user.click(screen.getByRole("button", { name: "Cerrar la búsqueda" }))
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("[S2.22] a click on the backdrop closes it, one inside does not", async () => {
  const { dialog, user } = await openLightbox()
  await user.click(screen.getByRole("heading", { name: "Busca tu próximo equipo" }))
  expect(screen.getByRole("dialog")).toBe(dialog)
  await user.click(dialog)
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("[S2.23] 'Todas' comes first, then name and count by count descending", async () => {
  const { dialog } = await openLightbox()
  await within(dialog).findByRole("option", { name: /Energía/ })
  const options = within(dialog).getAllByRole("option")
  expect(options.map((option) => option.textContent)).toEqual([
    "Todas",
    "Minería (1.204)",
    "Transporte (90)",
    "Energía (7)",
  ])
})

test("[S2.24] [S5.3] submitting opens the list with lower-case text and page 1, and closes it", async () => {
  const { dialog, router, user } = await openLightbox()
  await within(dialog).findByRole("option", { name: /Minería/ })
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Categoría" }), "mineria")
  await user.type(
    within(dialog).getByRole("combobox", { name: "Buscar equipo por nombre" }),
    "  Camión TOLVA{Enter}",
  )
  expect(address(router)).toBe("/anuncios?s=cami%C3%B3n+tolva&category=mineria&page=1")
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("[S2.24] empty values are left out", async () => {
  const { dialog, router } = await openLightbox()
  fireEvent.click(within(dialog).getByRole("button", { name: "Buscar" }))
  await expect.poll(() => address(router)).toBe("/anuncios?page=1")
})

test("the communes with the most machines are linked", async () => {
  const { dialog, router, user } = await openLightbox()
  const links = await within(dialog).findAllByRole("link", { name: /\(\d+\)/ })
  expect(links.map((link) => link.textContent)).toEqual(["Osorno (40)", "Calama (3)"])
  await user.click(links[0] ?? dialog)
  expect(address(router)).toBe("/anuncios?region=los-lagos&comuna=osorno")
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("[B5.7] on the list it contains the text and category of the active search", async () => {
  const { dialog, router, user } = await openLightbox(
    "/anuncios?s=Grúa+torre&category=mineria&page=3",
  )
  const field = within(dialog).getByRole("combobox", { name: "Buscar equipo por nombre" })
  expect(field).toHaveProperty("value", "grúa torre")
  // The category is selected as soon as its list has loaded.
  await expect
    .poll(() => within(dialog).getByRole("combobox", { name: "Categoría" }))
    .toHaveProperty("value", "mineria")
  await user.type(field, " liebherr{Enter}")
  expect(address(router)).toBe("/anuncios?s=gr%C3%BAa+torre+liebherr&category=mineria&page=1")
})

test("[B5.7] on other pages it is empty", async () => {
  const { dialog } = await openLightbox("/contacto?s=torno&category=mineria")
  await within(dialog).findByRole("option", { name: /Minería/ })
  expect(within(dialog).getByRole("combobox", { name: /Buscar/ })).toHaveProperty("value", "")
  expect(within(dialog).getByRole("combobox", { name: "Categoría" })).toHaveProperty("value", "")
})
