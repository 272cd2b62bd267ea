import { render, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { CompanyDetails } from "./company-details.tsx"

test("[B5.11] the company is shown with legal name, RUT, address and phone", () => {
  const company = {
    name: "Faena Clara SpA",
    rut: "76543210-3",
    rutText: "76.543.210-3",
    address: "Los Carrera 100, Calama",
    phone: "+56552123456",
    phoneText: "+56 55 212 3456",
  }
  render(<CompanyDetails company={company} title="Quién está detrás" />)
  expect(screen.getByRole("heading", { name: "Quién está detrás" })).toBeDefined()
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Faena Clara SpA",
    "76.543.210-3",
    "Los Carrera 100, Calama",
    "+56 55 212 3456",
  ])
})

test("without a company in the settings nothing is shown", () => {
  const { container } = render(<CompanyDetails company={null} title="Quién está detrás" />)
  expect(container.innerHTML).toBe("")
})
