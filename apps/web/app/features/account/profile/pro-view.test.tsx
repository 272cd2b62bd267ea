import { render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { ProView } from "./pro-view.tsx"

const account = {
  pro: false,
  company_name: null,
  company_rut: "76086428-5",
  business_activity: null,
}

function renderView(given: Partial<Parameters<typeof ProView>[0]> = {}) {
  const view = <ProView account={account} request={null} result={undefined} {...given} />
  return render(<RouterProvider router={createMemoryRouter([{ path: "/", element: view }])} />)
}

test("[B5.32] the page lists the professional benefits and asks for company and reason", () => {
  renderView()
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Hazte profesional")
  expect(screen.getByText(/muestran el nombre de tu empresa/)).toBeDefined()
  const rut = screen.getByLabelText<HTMLInputElement>("RUT de la empresa")
  expect(rut.value).toBe("76.086.428-5")
  expect(screen.getByRole("button", { name: "Enviar solicitud" })).toBeDefined()
})

test("[B5.32] an open request replaces the form; a declined one shows the reason", () => {
  const { unmount } = renderView({ request: { state: "open", reason: "" } })
  expect(screen.getByText("Tu solicitud está en revisión")).toBeDefined()
  expect(screen.queryByRole("button")).toBeNull()
  unmount()
  renderView({ request: { state: "declined", reason: "Falta el giro." } })
  expect(screen.getByText("Falta el giro.")).toBeDefined()
  expect(screen.getByRole("button", { name: "Enviar solicitud" })).toBeDefined()
})

test("[B10.123] the page of a professional account is not headed by the invitation", () => {
  renderView({ account: { ...account, pro: true } })
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Cuenta profesional")
  expect(screen.queryByText("Hazte profesional")).toBeNull()
})
