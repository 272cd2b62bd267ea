import { fireEvent, render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import { UsernameView } from "./username-view.tsx"

function renderView(given: Partial<Parameters<typeof UsernameView>[0]> = {}) {
  const view = (
    <UsernameView
      current="ana.soto"
      isPro
      host="wara.cl"
      changeAt={null}
      result={undefined}
      {...given}
    />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: view }])} />)
}

function type(name: string) {
  fireEvent.change(screen.getByRole("textbox"), { target: { value: name } })
}

/** A stand-in for the site's server, with the taken names. */
function stubAvailability(taken: string[]) {
  const asked: string[] = []
  vi.stubGlobal("fetch", (url: string) => {
    const name = new URL(url, "http://wara.test").searchParams.get("username") ?? ""
    asked.push(name)
    const isTaken = taken.includes(name)
    return Promise.resolve(
      Response.json({ available: !isTaken, problem: isTaken ? "taken" : null }),
    )
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

test("[S2.16] while typing, the page shows the resulting URL and whether it is available", async () => {
  const asked = stubAvailability(["pedro"])
  renderView()
  type("Maq")
  type("Maquinas-Sur")
  expect(screen.getByText("maquinas-sur").parentElement?.textContent).toBe("wara.cl/maquinas-sur")
  expect(await screen.findByText("“maquinas-sur” está disponible.")).toBeDefined()
  expect(asked).toEqual(["maquinas-sur"])
  type("pedro")
  expect(await screen.findByText("Ese nombre ya tiene dueño.")).toBeDefined()
  expect(screen.getByRole("status").getAttribute("aria-live")).toBe("polite")
})

test("an invalid name is reported without a request, but a valid beginning is not", () => {
  const asked = stubAvailability([])
  renderView()
  type("an")
  expect(screen.getByRole("status").textContent).toBe("")
  type("admin")
  expect(screen.getByRole("status").textContent).toBe("Ese nombre está reservado.")
  type("con espacios")
  expect(screen.getByRole("status").textContent).toMatch(/^Usa de 3 a 30 letras/)
  expect(asked).toEqual([])
})

test("[S2.16] within 90 days of a change the page shows the next possible day instead of the form", () => {
  renderView({ changeAt: "2027-02-19T15:00:00.000Z", isPro: false })
  expect(screen.getByText("Podrás cambiarlo desde el 19 de febrero de 2027")).toBeDefined()
  expect(screen.getByText(/una vez cada 90 días/)).toBeDefined()
  expect(screen.queryByRole("textbox")).toBeNull()
  expect(screen.getByText(/es de los vendedores profesionales/)).toBeDefined()
})
