import { render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { SessionsView } from "./sessions-view.tsx"

const here = {
  id: "s1",
  device: "Chrome en Windows",
  created_at: "2026-11-20T12:00:00.000Z",
  last_used_at: "2026-11-21T14:00:00.000Z",
  is_current: true,
}
const phone = { ...here, id: "s2", device: "Safari en iPhone", is_current: false }

function renderView(sessions: (typeof here)[]) {
  const view = <SessionsView sessions={sessions} failure={null} />
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: view }])} />)
}

test("[S2.16] the current session is marked and cannot be closed; each other one has a button", () => {
  renderView([here, phone])
  const [first] = screen.getAllByRole("listitem")
  expect(first?.textContent).toContain("Esta sesión")
  expect(first?.textContent).toContain("Último uso: 21 de noviembre de 2026 a las 11:00")
  const buttons = screen.getAllByRole<HTMLButtonElement>("button")
  expect(buttons.map(({ textContent, name, value }) => [textContent, name, value])).toEqual([
    ["Cerrar la sesión de Safari en iPhone", "sesion", "s2"],
    ["Cerrar las demás sesiones", "sesion", "otras"],
  ])
})

test("a session without a known user agent has a name, too", () => {
  renderView([here, { ...phone, device: "" }])
  const [, second] = screen.getAllByRole("listitem")
  expect(second?.textContent).toMatch(/^Dispositivo sin identificar/)
  const [close] = screen.getAllByRole("button")
  expect(close?.textContent).toBe("Cerrar la sesión de Dispositivo sin identificar")
})

test("with only the current session there is nothing to close", () => {
  renderView([here])
  expect(screen.queryByRole("button")).toBeNull()
  expect(screen.getByText("No hay otras sesiones abiertas.")).toBeDefined()
})
