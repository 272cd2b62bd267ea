import { fireEvent, render, screen } from "@testing-library/react"
import { buildOwnAd } from "@wara/factories/build-ad"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import { EditView } from "./edit-view.tsx"

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const content = {
  ...{ name: "Grúa horquilla", category: 3, currency: "CLP" as const, price: 1_000_000 },
  ...{ description: "Una descripción que basta.", email: "ana@faena.cl", phone: "+56912345678" },
  ...{ region: 2, commune: 22, address: "", address_number: "", condition: 1 },
  ...{ manufacturer: "", model: "", year: 0, serial_number: "" },
  ...{ weight: 0, width: 0, height: 0, depth: 0, gallery: [] },
}
const choices = {
  categories: [],
  conditions: [],
  regions: [],
  communes: { region: "", communes: [] },
  manufacturers: [],
  target: { url: "/api/ads/upload", ticket: null },
}

test("saving after the session ended shows a message next to the button, on every step", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ kind: "logged-out" }))
  const element = (
    <EditView
      owner={961}
      ad={{ ...buildOwnAd({ state: "active" }), content, hold: null }}
      choices={choices}
      onDone={() => {}}
    />
  )
  const routes = [{ path: "/cuenta/mis-anuncios/7/editar", element }]
  const router = createMemoryRouter(routes, { initialEntries: ["/cuenta/mis-anuncios/7/editar"] })
  render(<RouterProvider router={router} />)
  fireEvent.change(screen.getByLabelText("Nombre del equipo"), { target: { value: "Grúa" } })
  const button = screen.getByText("Enviar a revisión", { selector: "button" })
  fireEvent.click(button)
  const logIn = await screen.findByRole("link", { name: "Iniciar sesión y seguir" })
  expect(logIn.closest(".sticky")?.contains(button)).toBe(true)
})
