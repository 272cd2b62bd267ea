import { render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { StepRail } from "./step-rail.tsx"

test("[B5.38] at every width there are as many marks as steps, the summary last", () => {
  render(<StepRail step={2} reached={3} isReady={false} />, { wrapper: MemoryRouter })
  const marks = screen.getAllByRole("listitem")
  expect(marks.map((mark) => mark.textContent?.replace(/^\d/, ""))).toEqual([
    "Publicación",
    "Equipo",
    "Contacto",
    "Ficha técnica",
    "Fotos",
    "Resumen",
  ])
  expect(marks.filter(({ className }) => className.includes("hidden"))).toEqual([])
  const links = screen.getAllByRole("link").map((link) => link.textContent?.replace(/^\d/, ""))
  expect(links).toEqual(["Publicación", "Equipo", "Contacto"])
})

test("[B5.38] going back does not mark an incomplete step as done", () => {
  const { container } = render(<StepRail step={1} reached={2} isReady={false} />, {
    wrapper: MemoryRouter,
  })
  expect(container.querySelectorAll("svg")).toHaveLength(0)
  expect(screen.getByRole("link", { name: /Equipo/ })).toBeDefined()
})

test("[B5.38] the summary is a link once every step is complete", () => {
  render(<StepRail step={5} reached={5} isReady />, { wrapper: MemoryRouter })
  const summary = screen.getByRole("link", { name: "Resumen" })
  expect(summary.getAttribute("href")).toBe("/anunciar/resumen")
})
