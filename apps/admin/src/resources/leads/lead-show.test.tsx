import { render, screen } from "@testing-library/react"
import type { StaffLead } from "@wara/contract/admin"
import { AdminContext, ResourceContextProvider } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { fakeApi } from "../../../test/fake-api.ts"
import { mayDo } from "../../access/permissions.ts"
import { i18nProvider } from "../../i18n/i18n-provider.ts"
import { lightTheme } from "../../theme/panel-theme.ts"
import { RecordShow } from "../../ui/record-show.tsx"
import { dataProvider } from "../../wire/data-provider.ts"
import { LeadPage } from "./lead-show.tsx"

const at = "2026-11-22T16:27:00.000Z"
const lead: StaffLead = {
  ...{ id: 4, documentId: "c4", ad_id: 7, ad_name: "Excavadora Komatsu" },
  ...{ seller_id: 2, seller_name: "Rosa Vera", buyer_id: null, channel: "form" },
  ...{ state: "answered", name: "Ana Soto", email: "ana@faena.cl", phone: "", company: "" },
  ...{ message: "¿Sigue disponible?", risks: "", is_risky: false, messages: 1 },
  ...{ delivered_at: at, first_answer_at: at, createdAt: at },
}
const messages = [
  { author: "buyer", text: "¿Sigue disponible?", risks: [], created_at: at, is_read: true },
  {
    ...{ author: "seller", text: "Deposita en mi cuenta", risks: ["bank"], is_read: false },
    created_at: "2026-11-22T18:27:00.000Z",
  },
]

test("[B10.63] the page of a question shows its whole thread with warnings, and reads it once", async () => {
  const seen = fakeApi(({ path }) =>
    path === "admin/leads/4/thread" ? { body: { data: { messages } } } : { body: { data: lead } },
  )
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <ResourceContextProvider value="leads">
          <RecordShow actions={false} id={4}>
            <LeadPage />
          </RecordShow>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  await screen.findByText("Deposita en mi cuenta")
  expect(screen.getByRole("alert").textContent).toContain("No pagues antes de ver el equipo")
  expect(screen.getAllByRole("article")).toHaveLength(2)
  expect(screen.getByText("Rosa Vera")).toBeDefined()
  expect(seen.filter(({ path }) => path.endsWith("/thread"))).toHaveLength(1)
  expect([mayDo("moderator", "leads", "show"), mayDo("user", "leads", "show")]).toEqual([
    true,
    false,
  ])
})
