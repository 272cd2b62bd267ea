import { expect, test } from "vitest"
import { adIdeaText, ideasTitle } from "./ad-idea-texts.ts"
import { findAdIdeas, type QuietAd } from "./ad-ideas.ts"

const complete: QuietAd = {
  name: "Excavadora Komatsu PC200",
  photos: 9,
  description: `Con 8.250 horas, un dueño. ${"Mantenciones al día. ".repeat(12)}`,
  missing: [],
  hasPhone: true,
  price: 40_000_000,
  peers: { count: 12, category: "Excavación", price: 39_000_000 },
  listViews: 120,
  views: 0,
  saves: 0,
  isFeatured: true,
}

const ideas = (given: Partial<QuietAd>) => findAdIdeas({ ...complete, ...given })
const kinds = (given: Partial<QuietAd>) => ideas(given).map(({ kind }) => kind)

test("[B10.78] three ideas follow from the ad's own facts, the most effective first", () => {
  const bare = { description: "Grúa en buen estado", isFeatured: false, missing: ["year"] } as const
  expect(kinds({ ...bare, photos: 2, price: 60_000_000 })).toEqual(["photos", "price", "missing"])
  expect(kinds({ ...bare, missing: [], hasPhone: false })).toEqual([
    "phone",
    "hours",
    "description",
  ])
  expect(kinds({ views: 14, isFeatured: false })).toEqual(["opened", "feature", "drop"])
})

test("[B10.78] a price is named only clearly above the median of the category", () => {
  expect(kinds({ price: 44_000_000 })).not.toContain("price")
  expect(kinds({ price: 45_000_000 })).toContain("price")
  expect(kinds({ price: 90_000_000, peers: null })).not.toContain("price")
})

test.each(["8.250 h", "8250 hrs de uso", "1 hora", "Horómetro en 300", "12.000horas"])(
  "[B10.78] %s states the hours",
  (text) => {
    expect(kinds({ description: `${complete.description.slice(27)} ${text}` })).not.toContain(
      "hours",
    )
  },
)

const withoutMeters = [
  "Par de neumáticos OTR",
  "Balde para excavadora",
  "Switch administrable Cisco",
  "Polipasto eléctrico",
  "Carro purinero de arrastre",
  "Cargador de baterías",
]

test.each(withoutMeters)("[B10.211] %s: no idea names hours or their meter", (name) => {
  const found = ideas({ name, photos: 1, description: "Poco uso", hasPhone: false })
  expect(found.map(({ kind }) => kind)).toEqual(["photos", "phone", "description"])
  const texts = found.map((idea) => JSON.stringify(adIdeaText(idea)))
  expect(texts[0]).toContain("Muestra los cuatro lados y la placa.")
  expect(texts.join()).not.toMatch(/horas|horómetro/)
  // An ad with hours has a meter.
  expect(ideas({ name, photos: 1 })[0]).toMatchObject({ hasMeter: true })
})

test("[B10.78] a complete ad that nobody opened has ideas too, and every idea names its fact", () => {
  expect(kinds({})).toEqual(["drop", "share", "name"])
  expect(kinds({ views: 3 })).toEqual(["opened", "drop", "share"])
  const found = ideas({ photos: 1, price: 60_000_000, missing: ["manufacturer", "year"] })
  expect(found.map((idea) => adIdeaText(idea))).toEqual([
    {
      advice: "Agrega fotos hasta tener 6",
      fact: "Tiene 1 foto. Muestra los cuatro lados, la placa y el horómetro.",
    },
    {
      advice: "Revisa el precio",
      fact: "Pides $60.000.000; la mitad de los 12 anuncios de Excavación pide $39.000.000 o menos.",
    },
    {
      advice: "Completa la ficha",
      fact: "Falta marca y año: quien filtra por eso no ve el anuncio.",
    },
  ])
  expect(ideasTitle(3)).toBe("7 días sin consultas: 3 ideas")
})
