import { existsSync } from "node:fs"
import { join } from "node:path"
import { cleanup, render, screen, within } from "@testing-library/react"
import { buildAd } from "@wara/factories/build-ad"
import { buildCategory } from "@wara/factories/build-catalog"
import { createRoutesStub } from "react-router"
import { expect, test } from "vitest"
import Home from "./home.tsx"

const energy = buildCategory({ slug: "energia", name: "Energía", icon: "zap" })

const root = {
  site: { name: "Wara", baseUrl: "https://wara.test", blockSearchEngines: false },
  offer: { freeAds: 3, adDays: 15 },
  viewer: null,
}

const home = {
  size: { ads: 2013, regions: 16 },
  counts: [{ slug: "energia", name: "Energía", count: 1204 }],
  categories: [energy],
  featured: [buildAd({ name: "Grúa destacada" })],
  newest: [buildAd({ name: "Grúa nueva" })],
  packs: [
    {
      id: 1,
      documentId: "a",
      name: "15 anuncios",
      slug: "15",
      price: 69_990,
      ads: 15,
      featured: 1,
      days: 15,
    },
  ],
  questions: [{ id: 1, question: "¿Cuánto dura?", answer: ["15 días"] }],
}

async function renderHome(viewer: object | null = null) {
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => ({ ...root, viewer }),
      HydrateFallback: () => null,
      children: [{ index: true, loader: () => home, Component: Home }],
    },
  ])
  const { container } = render(<Page />)
  await screen.findByRole("heading", { level: 1 })
  return (anchor: string) => {
    const section = container.querySelector<HTMLElement>(`section${anchor}`)
    if (section === null) throw new Error(`Nothing is at ${anchor}`)
    return within(section)
  }
}

test("[S2.1] #categorias has every category with its count", async () => {
  const at = await renderHome()
  const tile = at("#categorias").getByRole("link", { name: /Energía/ })
  expect(tile.getAttribute("href")).toBe("/anuncios?category=energia")
  expect(tile.textContent).toContain("1.204 equipos")
})

test("[B7.244] [B7.246] the panorama comes in two widths for phones and wide screens, which exist", async () => {
  await renderHome()
  const sets = [...document.querySelectorAll("picture :is(source, img)")].slice(0, 4)
  const filesOf = (set: Element) =>
    (set.getAttribute("srcset") ?? "").split(", ").map((file) => file.split(" "))
  expect(sets.map((set) => filesOf(set).map(([, width]) => width))).toEqual([
    ["900w", "1296w"],
    ["900w", "1296w"],
    ["1664w", "2400w"],
    ["1664w", "2400w"],
  ])
  for (const [path] of sets.flatMap(filesOf)) {
    expect(existsSync(join(import.meta.dirname, "../../public", `${path}`)), path).toBe(true)
  }
})

test("[S2.1] #como-publicar has three steps", async () => {
  const at = await renderHome()
  expect(at("#como-publicar").getAllByRole("listitem")).toHaveLength(3)
})

test("[S2.1] #comprar-packs has the packs with their price, IVA included", async () => {
  const at = await renderHome()
  const packs = at("#comprar-packs")
  expect(packs.getByText("$69.990").textContent).toBe("$69.990 IVA incluido")
  expect(packs.getByRole("link", { name: "Comprar 15 anuncios" })).toBeDefined()
})

test("the search is shown with the number of ads", async () => {
  await renderHome()
  await screen.findByRole("combobox", { name: "Buscar equipo por nombre" })
  expect(screen.getByText("2.013 equipos en 16 regiones")).toBeDefined()
  expect(screen.getByRole("link", { name: "Grúa destacada" })).toBeDefined()
  expect(screen.getByRole("link", { name: "Grúa nueva" })).toBeDefined()
})

test("visitors are invited to register, users are not", async () => {
  await renderHome()
  expect(screen.getByRole("link", { name: "Registrarme ahora" })).toBeDefined()
  cleanup()
  await renderHome({ firstname: "Camila" })
  expect(screen.queryByRole("link", { name: "Registrarme ahora" })).toBeNull()
})
