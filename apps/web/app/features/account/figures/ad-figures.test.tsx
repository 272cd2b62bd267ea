import { render, screen, within } from "@testing-library/react"
import type { AdFigures } from "@wara/contract/ad-figures"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { AdFiguresDetails } from "./ad-figures.tsx"

const figures: AdFigures = {
  ad: 7,
  name: "Grúa Toyota",
  slug: "grua-toyota-7",
  days: [...Array<number>(26).fill(0), 70, 3],
  last_day: "2026-03-01",
  totals: {
    ...{ list_views: 1_350, views: 73, contacts: 3, saves: 4 },
    ...{ whatsapp: 1, calls: 0, shares: 0, qr: 0 },
  },
  weekly: { list_views: 337.5, views: 18.3, contacts: 0.8 },
  peers: { count: 14, category: "Elevación", list_views: 210, views: 12.5, contacts: 1 },
  ideas: [],
}

function renderFigures(given: Partial<AdFigures> = {}) {
  const { container } = render(<AdFiguresDetails figures={{ ...figures, ...given }} />, {
    wrapper: MemoryRouter,
  })
  // A closed element hides its content.
  for (const details of container.querySelectorAll("details")) details.setAttribute("open", "")
}

test("[B10.74] an own ad has a curve with a text, the funnel, and every day as a table", () => {
  renderFigures()
  const name = "Visitas por día en 28 días: 73 en total, 70 el mejor día"
  expect(screen.getByRole("img", { name })).toBeDefined()
  expect(screen.getByText("73 visitas · 3 contactos")).toBeDefined()
  const days = within(screen.getByRole("region", { name: "Visitas por día" })).getByRole("table")
  expect(days.textContent).toContain("01-03328-0270")
  expect(within(days).getAllByRole("row")).toHaveLength(29)
})

test("[B10.75] the funnel is next to the median of the category", () => {
  renderFigures()
  const table = screen.getByRole("table", { name: "Números de Grúa Toyota" })
  expect(
    within(table)
      .getAllByRole("row")
      .map((row) => row.textContent),
  ).toEqual([
    "Qué28 díasPor semanaOtros, por semana",
    "Apareció en listas1.350337,5210",
    "Visitas7318,312,5",
    "Contactos30,81",
    "Guardados4",
    "WhatsApp1",
  ])
  expect(screen.getByText(/mediana de 14 anuncios vigentes de Elevación/)).toBeDefined()
})

test("[B10.75] without enough similar ads, or in its first week, an ad is not compared", () => {
  renderFigures({ peers: null })
  expect(screen.getByText(/Todavía no hay suficientes/)).toBeDefined()
  renderFigures({ peers: null, weekly: null })
  expect(screen.getByText(/cuando el anuncio cumple una semana/)).toBeDefined()
})

test("[B10.78] an ad that nobody asked about has ideas with their facts and the way to its form", () => {
  renderFigures()
  expect(screen.queryByText(/sin consultas/)).toBeNull()
  renderFigures({
    ideas: [
      { kind: "photos", photos: 1, hasMeter: true },
      { kind: "missing", facts: ["year"] },
      { kind: "share" },
    ],
  })
  expect(screen.getByText("7 días sin consultas: 3 ideas")).toBeDefined()
  expect(screen.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
    "Agrega fotos hasta tener 6. Tiene 1 foto. Muestra los cuatro lados, la placa y el horómetro.",
    "Completa la ficha. Falta año: quien filtra por eso no ve el anuncio.",
    "Compártelo. Envía el enlace por WhatsApp, o imprime el anuncio con su código.",
  ])
  const improve = screen.getByRole("link", { name: "Mejorar el anuncio Grúa Toyota" })
  expect(improve.getAttribute("href")).toBe("/cuenta/mis-anuncios/7/editar")
})
