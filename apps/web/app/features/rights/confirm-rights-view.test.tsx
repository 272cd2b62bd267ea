import { render, screen } from "@testing-library/react"
import type { UnconfirmedRights } from "@wara/contract/privacy"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { ConfirmRightsView } from "./confirm-rights-view.tsx"

const access: UnconfirmedRights = {
  ...{ id: "a1", right: "access", purpose: null, name: "Ana" },
  ...{ message: "<b>Mis</b> datos, por favor.", created_at: "2026-11-21T14:00:00.000Z" },
}
const objection: UnconfirmedRights = {
  ...{ ...access, id: "b2", right: "objection", purpose: "recordings", name: "Otra persona" },
}

type Props = Parameters<typeof ConfirmRightsView>[0]

function renderView(given: Partial<Props>) {
  const props: Props = { code: "abc", requests: [], state: "open", failure: null, ...given }
  const routes = [{ path: "/", element: <ConfirmRightsView {...props} /> }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
}

test("[B8.110] every request that waits says what it is and has a button of its own", () => {
  renderView({ requests: [access, objection] })
  const buttons = screen.getAllByRole<HTMLButtonElement>("button")
  expect(buttons.map(({ name, textContent, value }) => [textContent, name, value])).toEqual([
    [
      "Confirmar esta solicitud de acceso, enviada el 21 de noviembre de 2026 a las 11:00",
      ...["solicitud", "a1"],
    ],
    [
      "Confirmar esta solicitud de oposición, enviada el 21 de noviembre de 2026 a las 11:00",
      ...["solicitud", "b2"],
    ],
  ])
  const [first, second] = screen.getAllByRole("listitem")
  expect(first?.textContent).toContain("<b>Mis</b> datos, por favor.")
  expect(first?.textContent).toContain("La envió Ana el 21 de noviembre")
  expect(second?.textContent).toContain("Oposición: Grabación de mis visitas")
})

test("[B8.110] after one is confirmed, the others stay within reach", () => {
  renderView({ requests: [objection], state: "done" })
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Estamos tramitando tu solicitud",
  )
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(
    "También esperan tu confirmación",
  )
  expect(screen.getAllByRole("button")).toHaveLength(1)
})

test.each(["none", "expired"] as const)(
  "without a request (%s) there is nothing to press",
  (state) => {
    renderView({ state })
    expect(screen.queryByRole("button")).toBeNull()
    expect(screen.getByRole("link", { name: "Enviar otra solicitud" })).toBeDefined()
  },
)
