import { render, screen } from "@testing-library/react"
import type { StaffLead } from "@wara/contract/admin"
import { AdminContext, ResourceContextProvider } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { fakeApi } from "../../../test/fake-api.ts"
import { mayDo } from "../../access/permissions.ts"
import { i18nProvider } from "../../i18n/i18n-provider.ts"
import { lightTheme } from "../../theme/panel-theme.ts"
import { dataProvider } from "../../wire/data-provider.ts"
import { LeadList } from "./lead-list.tsx"

const asked: StaffLead = {
  id: 4,
  documentId: "c4",
  ad_id: 7,
  ad_name: "Excavadora Komatsu",
  seller_id: 2,
  seller_name: "Rosa Vera",
  buyer_id: null,
  channel: "form",
  state: "answered",
  name: "Ana Soto",
  email: "ana@faena.cl",
  phone: "",
  company: "",
  message: "¿Sigue disponible?",
  risks: "",
  is_risky: false,
  messages: 2,
  delivered_at: "2026-11-22T16:27:00.000Z",
  first_answer_at: "2026-11-22T18:27:00.000Z",
  createdAt: "2026-11-22T16:27:00.000Z",
}
const risky: StaffLead = {
  ...asked,
  ...{ id: 5, documentId: "c5", name: "Luis", state: "new", messages: 0 },
  ...{ risks: "reserve", is_risky: true, delivered_at: null, first_answer_at: null },
}

test("[B10.17] the team reads questions, and sees which are risky and wait", async () => {
  const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 2 }
  fakeApi(() => ({ body: { data: [asked, risky], meta: { pagination } } }))
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <ResourceContextProvider value="leads">
          <LeadList />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  await screen.findByText("Ana Soto")
  expect(screen.getByText("2 mensajes más")).toBeDefined()
  expect(screen.getByText("Con advertencia")).toBeDefined()
  expect(screen.getByText("Espera la confirmación del correo")).toBeDefined()
  expect([mayDo("moderator", "leads", "list"), mayDo("user", "leads", "list")]).toEqual([
    true,
    false,
  ])
})
