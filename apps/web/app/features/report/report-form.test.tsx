import { render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { ReportLink } from "../../entities/report/report-link.tsx"
import { ReportForm } from "./report-form.tsx"

function show(element: React.ReactElement) {
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
}

test("[B10.30] the form offers the reasons that fit, and names its subject without JavaScript", () => {
  show(<ReportForm subject="seller" about="maquinas.sur" name="maquinas.sur" result={undefined} />)
  const reasons = screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value)
  expect(reasons).toEqual(["fraud", "not-owner", "content"])
  const hidden = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
  expect([hidden("subject"), hidden("key")]).toEqual(["seller", "maquinas.sur"])
  const back = screen.getByRole("link", { name: "Volver al vendedor" })
  expect(back.getAttribute("href")).toBe("/maquinas.sur")
})

test("[B10.30] what was typed stays, with its errors", () => {
  const values = { reason: "fraud", message: "corto", email: "ana" }
  const errors = { message: "Cuéntanos qué viste: al menos 10 caracteres." }
  const about = { about: "grua-12", name: "Grúa Liebherr" }
  show(<ReportForm subject="ad" {...about} result={{ values, errors, failure: null }} />)
  expect(screen.getByText(/Sobre: Grúa Liebherr/)).toBeDefined()
  expect(screen.getAllByRole("radio")).toHaveLength(7)
  expect(screen.getByRole<HTMLInputElement>("radio", { checked: true }).value).toBe("fraud")
  const message = screen.getByRole("textbox", { name: "Qué viste" })
  expect(message.getAttribute("aria-invalid")).toBe("true")
})

test("[B10.30] an ad's link leads to its form", () => {
  show(<ReportLink subject="ad" about="grúa-12" />)
  const link = screen.getByRole("link", { name: "Denunciar este anuncio" })
  expect(link.getAttribute("href")).toBe("/denunciar?anuncio=gr%C3%BAa-12")
})
