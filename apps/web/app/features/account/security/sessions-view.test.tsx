import { render, screen, within } from "@testing-library/react"
import type { LogInRecord } from "@wara/contract/account"
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

const logIns: LogInRecord[] = [
  {
    ...{
      id: 2,
      method: "password",
      result: "wrong_password",
      panel: false,
      device: "Firefox en Linux",
    },
    created_at: "2026-11-21T14:00:00.000Z",
  },
  {
    ...{ id: 1, method: "google", result: "opened", panel: false, device: "" },
    created_at: "2026-11-20T12:00:00.000Z",
  },
]

function renderView(sessions: (typeof here)[], shown: LogInRecord[] = [], total = shown.length) {
  const pagination = { page: 1, pageSize: 30, pageCount: Math.ceil(total / 30), total }
  const activity = { logIns: shown, pagination }
  const view = <SessionsView sessions={sessions} activity={activity} failure={null} />
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

test("[B8.88] the owner of an account sees its log-ins, also those that failed, and for how long", () => {
  renderView([here], logIns)
  const heading = screen.getByRole("heading", { name: "Actividad" })
  const part = heading.closest("section") ?? document.body
  expect(part.textContent).toContain("Los guardamos 180 días")
  const [wrong, right] = within(part).getAllByRole("listitem")
  expect(wrong?.textContent).toContain("Contraseña incorrecta")
  expect(wrong?.textContent).toContain("Firefox en Linux")
  expect(wrong?.textContent).toContain("21 de noviembre de 2026 a las 11:00")
  expect(right?.textContent).toContain("Con Google · Dispositivo sin identificar")
})

test("[B8.130] a password that awaits its second factor is no failure", () => {
  const [failed] = logIns
  if (!failed) throw new Error("no log-in")
  renderView([here], [{ ...failed, id: 3, result: "code_asked", panel: true }, failed])
  const asked = screen.getByText(/^Contraseña correcta, se pidió el segundo factor/)
  expect(asked.className).not.toContain("text-bad")
  expect(screen.getByText("Contraseña incorrecta").className).toContain("text-bad")
})

test("[B8.100] [B8.115] older log-ins are on further pages, which begin at them and are linked only when there are any", () => {
  renderView([here], logIns, 31)
  const pages = screen.getByRole("navigation", { name: "Páginas" })
  const hrefs = within(pages)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"))
  expect(hrefs).toContain("/cuenta/sesiones?page=2#actividad")
  const start = document.getElementById("actividad")
  expect(start?.contains(screen.getByRole("heading", { name: "Actividad" }))).toBe(true)
  expect(start?.contains(screen.getByText("Chrome en Windows"))).toBe(false)
})
