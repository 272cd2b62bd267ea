import { render, screen } from "@testing-library/react"
import { createRoutesStub } from "react-router"
import { expect, test } from "vitest"
import ResetPasswordPage from "./reset-password.tsx"

async function open(link: object | null) {
  const path = "/restablecer-contrasena"
  const Stub = createRoutesStub([
    { path, Component: ResetPasswordPage, loader: () => ({ link }), HydrateFallback: () => null },
  ])
  render(<Stub initialEntries={[path]} />)
  await screen.findByRole("heading", { level: 1 })
}

test("[B8.118] the form for a new password names its account, so that nobody sets another's", async () => {
  await open({ username: "ana.soto", email: "a•••@faena.cl", proof: "none" })
  expect(screen.getByText("ana.soto")).toBeDefined()
  expect(screen.getByText("a•••@faena.cl")).toBeDefined()
  expect(screen.getByRole("button", { name: "Guardar y entrar" })).toBeDefined()
})

test("[B8.118] without an account to name there is no form", async () => {
  await open(null)
  expect(screen.queryByRole("textbox")).toBeNull()
  expect(screen.getAllByRole("link")).toHaveLength(1)
})
