import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import type { StaffProRequest } from "@wara/contract/admin"
import { AdminContext, ResourceContextProvider } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { fakeApi } from "../../../test/fake-api.ts"
import { i18nProvider } from "../../i18n/i18n-provider.ts"
import { lightTheme } from "../../theme/panel-theme.ts"
import { dataProvider } from "../../wire/data-provider.ts"
import { ProRequestList } from "./pro-request-list.tsx"

const request: StaffProRequest = {
  id: 4,
  documentId: "p4",
  user_id: 31,
  user_name: "Ana Soto",
  state: "open",
  company_name: "Grúas del Sur SpA",
  business_activity: "Arriendo de grúas",
  company_rut: "76086428-5",
  message: "Arrendamos doce grúas.",
  reason: "",
  createdAt: "2026-11-22T16:27:00.000Z",
  decided_at: null,
}
const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 1 }

async function open() {
  const seen = fakeApi(({ method }) => ({
    body: method === "GET" ? { data: [request], meta: { pagination } } : { ok: true },
  }))
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <ResourceContextProvider value="pro-requests">
          <ProRequestList />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  await screen.findByText("Grúas del Sur SpA")
  const posted = () => seen.filter(({ method }) => method === "POST")
  return { seen, posted }
}

test("[B5.32] [B9.189] the queue shows open requests with their company, and approves one", async () => {
  const { posted, seen } = await open()
  expect(JSON.stringify(seen[0]?.query)).toContain("open")
  expect(screen.getByRole("cell", { name: "En revisión" })).toBeDefined()
  expect(screen.getByRole("columnheader", { name: "Decisión" })).toBeDefined()
  expect(screen.getByText("76.086.428-5")).toBeDefined()
  expect(screen.getByText("Arrendamos doce grúas.")).toBeDefined()
  fireEvent.click(screen.getByRole("button", { name: "Aprobar" }))
  await screen.findByRole("dialog", { name: "Aprobar la solicitud" })
  const buttons = screen.getAllByRole("button", { name: "Aprobar la solicitud" })
  fireEvent.click(buttons[0] ?? document.body)
  await waitFor(() => expect(posted()).toHaveLength(1))
  expect(posted()[0]?.path).toBe("admin/pro-requests/4/approve")
})

test("[B5.32] declining a request sends the reason for its user", async () => {
  const { posted } = await open()
  fireEvent.click(screen.getByRole("button", { name: "No aprobar" }))
  const reason = await screen.findByRole("textbox", { name: /^Motivo/ })
  fireEvent.change(reason, { target: { value: " Falta el giro. " } })
  fireEvent.click(screen.getByRole("button", { name: "No aprobar la solicitud" }))
  await waitFor(() => expect(posted()).toHaveLength(1))
  expect(posted()[0]).toMatchObject({
    path: "admin/pro-requests/4/decline",
    body: { data: { reason: "Falta el giro." } },
  })
})
