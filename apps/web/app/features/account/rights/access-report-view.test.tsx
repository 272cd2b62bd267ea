import { render, screen, within } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { AccessReportView } from "./access-report-view.tsx"

test("[B9.78] the report tells origin, recipients and retention of each kind that is stored", () => {
  const report = {
    generated_at: "2026-11-24T15:00:00.000Z",
    kinds: [
      { kind: "account", records: 1 },
      { kind: "orders", records: 3 },
    ],
  } as const
  const element = <AccessReportView report={{ ...report, kinds: [...report.kinds] }} />
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
  const orders = within(screen.getByRole("region", { name: "Compras" }))
  expect(orders.getByText("3 registros")).toBeDefined()
  expect(orders.getByText("Tú y Transbank.")).toBeDefined()
  expect(orders.getByText("Transbank y el Servicio de Impuestos Internos.")).toBeDefined()
  expect(orders.getByText("6 años, por obligación tributaria.")).toBeDefined()
  expect(screen.queryByRole("region", { name: "Grabaciones de visitas" })).toBeNull()
})
