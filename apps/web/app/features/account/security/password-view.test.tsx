import { fireEvent, render, screen } from "@testing-library/react"
import { buildAccount } from "@wara/factories/build-account"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { PasswordView } from "./password-view.tsx"

function renderView(given: Partial<Parameters<typeof PasswordView>[0]> = {}) {
  const view = <PasswordView account={buildAccount()} sentTo={null} result={undefined} {...given} />
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: view }])} />)
}

test("[S2.16] the form has the current password, the new one with its strength, and its repetition", () => {
  renderView()
  const fields = ["Contraseña actual", "Contraseña nueva", "Repite la contraseña nueva"]
  const inputs = fields.map((name) => screen.getByLabelText<HTMLInputElement>(name))
  expect(inputs.map(({ autocomplete }) => autocomplete)).toEqual([
    "current-password",
    "new-password",
    "new-password",
  ])
  fireEvent.change(screen.getByLabelText("Contraseña nueva"), { target: { value: "corta" } })
  expect(screen.getByText("Usa al menos 8 caracteres.")).toBeDefined()
  expect(screen.getByText(/se cierran tus otras sesiones/)).toBeDefined()
})

test("users of social log-in see how to get a password and where the link was sent", () => {
  const account = buildAccount({ has_password: false, providers: ["google"] })
  renderView({ account })
  expect(screen.getByText(/Entras con Google/)).toBeDefined()
  expect(screen.queryByLabelText("Contraseña actual")).toBeNull()
  expect(screen.getByRole("button", { name: "Enviarme el enlace" })).toBeDefined()
  renderView({ account, sentTo: "ana@faena.cl" })
  expect(screen.getByText(/Enviamos el enlace a ana@faena.cl/)).toBeDefined()
})
