import { cleanup, render, screen } from "@testing-library/react"
import type { OwnWanted } from "@wara/contract/wanted"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, expect, test } from "vitest"
import { OwnWantedView } from "./own-wanted-view.tsx"

afterEach(cleanup)

const wanted: OwnWanted = {
  documentId: "a".repeat(32),
  name: "Excavadora de 20 toneladas",
  slug: "excavadora-de-20-toneladas-1",
  category: { name: "Excavadoras", slug: "excavadoras" },
  manufacturer: "",
  ...{ year_min: null, year_max: null, budget: null, radius_km: null },
  ...{ commune: null, region: null, text: "", reason: "", alert: null },
  state: "active",
  ...{ can_end: true, can_renew: false, offers: 0 },
  created_at: "2026-11-20T12:00:00.000Z",
  expires_at: "2026-12-20T12:00:00.000Z",
}

function renderOwn(given: Partial<OwnWanted>) {
  const element = <OwnWantedView wanted={[{ ...wanted, ...given }]} failure={null} />
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
}

test.each([
  ["active", /Con alerta: te avisamos por correo/, "/cuenta/alertas"],
  ["resting", /está en pausa/, "/cuenta/alertas"],
  ["planned", /Cuando se publique/, undefined],
] as const)("[B8.181] a wanted ad says that its alert is %s", (alert, text, link) => {
  renderOwn({ alert, state: alert === "planned" ? "in_review" : "active" })
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.queryByRole("link", { name: "Ver mis alertas" })?.getAttribute("href")).toBe(link)
})

test("[B8.181] one without an alert says nothing about it", () => {
  renderOwn({})
  expect(screen.queryByText(/alerta/)).toBeNull()
})
