import { render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { BecomeProView } from "./become-pro-view.tsx"

function renderPage(viewer: { pro: boolean } | null) {
  const element = <BecomeProView viewer={viewer} />
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
}

const links = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])

test("[B5.32] visitors see the professional benefits, and reach the request by sign-up or log-in", () => {
  renderPage(null)
  expect(screen.getByRole("heading", { level: 1, name: "Hazte profesional" })).toBeDefined()
  expect(screen.getByText(/dice que vende tu empresa/)).toBeDefined()
  expect(screen.getByText(/con factura a nombre de tu empresa/)).toBeDefined()
  expect(links()).toEqual([
    ["Crear mi cuenta y pedirlo", "/registro?volver=%2Fcuenta%2Fprofesional"],
    ["Ya tengo cuenta", "/login?volver=%2Fcuenta%2Fprofesional"],
  ])
})

test("[B5.32] a non-professional account is linked to its request", () => {
  renderPage({ pro: false })
  expect(links()).toEqual([["Enviar mi solicitud", "/cuenta/profesional"]])
})

test("[B5.32] a professional account is recognised and linked to its page", () => {
  renderPage({ pro: true })
  expect(screen.getByText("Tu cuenta ya es profesional.")).toBeDefined()
  const headings = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)
  expect(headings).toEqual(["Qué tienes", "Qué no cambia"])
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tu cuenta profesional")
  expect(links()).toEqual([["Completar mi página", "/cuenta/perfil/editar"]])
})
