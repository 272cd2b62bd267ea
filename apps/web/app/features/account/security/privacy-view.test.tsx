import { render, screen } from "@testing-library/react"
import { buildAccount } from "@wara/factories/build-account"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { PrivacyView } from "./privacy-view.tsx"

const granted = { kind: "news", granted: true, version: "2026-11-21" } as const
const consents = [
  { ...granted, granted: false, created_at: "2026-11-20T15:30:00.000Z" },
  { ...granted, created_at: "2026-01-15T12:00:00.000Z" },
]

function renderView(given: Partial<Parameters<typeof PrivacyView>[0]> = {}) {
  const view = (
    <PrivacyView account={buildAccount()} consents={consents} result={undefined} {...given} />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: view }])} />)
}

test("[S2.16] the latest answer about news counts, and the history is listed", () => {
  renderView()
  expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("false")
  expect(screen.getByText("Retirado")).toBeDefined()
  expect(screen.getByText("20 de noviembre de 2026 a las 12:30")).toBeDefined()
  const download = screen.getByRole("link", { name: "Descargar mis datos" })
  expect(download.getAttribute("href")).toBe("/cuenta/privacidad/mis-datos.json")
})

test("[S2.16] before deletion the page explains the consequences and asks for the password", () => {
  renderView()
  expect(screen.getByText(/en 14 días/)).toBeDefined()
  expect(screen.getByText(/la ley nos obliga a guardar/)).toBeDefined()
  const password = screen.getByLabelText<HTMLInputElement>("Tu contraseña")
  expect(password.autocomplete).toBe("current-password")
})

test("without a password the e-mail confirms it; staff accounts cannot be deleted here", () => {
  renderView({ account: buildAccount({ has_password: false, email: "ana@faena.cl" }) })
  expect(screen.getByText("Para confirmar, escribe tu correo: ana@faena.cl")).toBeDefined()
  expect(screen.getByRole("textbox", { name: "Tu correo" })).toBeDefined()
  renderView({ account: buildAccount({ role: "moderator" }) })
  expect(screen.getByText(/cuentas del equipo/)).toBeDefined()
})

test("a requested deletion is not offered again", () => {
  renderView({ account: buildAccount({ deletion_due_at: "2026-12-05T15:00:00.000Z" }) })
  expect(screen.getByText(/se eliminará el 5 de diciembre de 2026/)).toBeDefined()
  expect(screen.queryByRole("button", { name: "Eliminar mi cuenta" })).toBeNull()
})
