import { render, screen } from "@testing-library/react"
import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { buildCategory } from "@wara/factories/build-catalog"
import { expect, test } from "vitest"
import { ContactFields } from "./contact-fields.tsx"
import type { AdForm } from "./field-parts.tsx"
import { ProductFields } from "./product-fields.tsx"
import { SheetFields } from "./sheet-fields.tsx"

function formWith(choices: Partial<AdForm["choices"]>): AdForm {
  return {
    ad: emptyDraft().ad,
    errors: {},
    change: () => {},
    choices: {
      categories: [],
      conditions: [],
      regions: [],
      communes: { region: "", communes: [] },
      manufacturers: [],
      target: { url: "/api/uploads", ticket: null },
      ...choices,
    },
    communes: { communes: [], isLoading: false, hasFailed: false },
    priceQuestion: { isOpen: false, confirm: () => {} },
  }
}

test.each([
  ["categories", ProductFields, "No pudimos cargar las categorías"],
  ["conditions", SheetFields, "No pudimos cargar los estados del equipo"],
  ["regions", ContactFields, "No pudimos cargar las regiones"],
])("[B5.18] a step without its %s says so and offers to reload", (_what, Fields, title) => {
  render(<Fields form={formWith({})} />)
  expect(screen.getByText(title)).toBeDefined()
  expect(screen.getByText("Lo que escribiste sigue aquí.")).toBeDefined()
  expect(screen.getByRole("button", { name: "Cargar de nuevo" })).toBeDefined()
})

test("[B5.18] with its categories the step says nothing of the kind", () => {
  render(<ProductFields form={formWith({ categories: [buildCategory()] })} />)
  expect(screen.queryByText(/No pudimos cargar/)).toBeNull()
})
