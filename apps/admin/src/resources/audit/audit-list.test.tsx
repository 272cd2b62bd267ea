import { fireEvent, render, screen } from "@testing-library/react"
import { AdminContext, ResourceContextProvider } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { fakeApi } from "../../../test/fake-api.ts"
import { i18nProvider } from "../../i18n/i18n-provider.ts"
import { lightTheme } from "../../theme/panel-theme.ts"
import { dataProvider } from "../../wire/data-provider.ts"
import type { AuditEntry } from "./act-sentence-texts.ts"
import { AuditList } from "./audit-list.tsx"

const reading: AuditEntry = {
  id: 4,
  documentId: "a4",
  kind: "reading",
  actor_kind: "staff",
  actor_id: 2,
  actor_name: "Rosa Vidal",
  action: "records.list",
  subject_kind: "users",
  subject_id: "",
  subject_name: "",
  person_name: null,
  order_number: null,
  before: null,
  after: { filter: "role $eq user", count: 12, total: 40 },
  createdAt: "2026-11-22T16:27:00.000Z",
}
const automatic: AuditEntry = {
  ...reading,
  ...{ id: 5, documentId: "a5", kind: "action", actor_kind: "system", action: "ad.ban" },
  ...{ actor_id: null, actor_name: null, subject_kind: "ads", subject_id: "7", after: null },
}

test("[B8.35] the audit page shows actions first, and log-ins and readings when asked", async () => {
  const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 2 }
  const seen = fakeApi(() => ({ body: { data: [reading, automatic], meta: { pagination } } }))
  const askedKind = () => seen.at(-1)?.query["filters[kind][$eq]"]
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <ResourceContextProvider value="audit">
          <AuditList />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  await screen.findByText("Rosa Vidal")
  expect(askedKind()).toBe("action")
  expect(screen.getByText(/Leyó 12 cuentas/).textContent).toContain("role $eq user")
  expect(screen.getByText("Automático")).toBeDefined()
  fireEvent.mouseDown(screen.getByLabelText("Tipo"))
  fireEvent.click(await screen.findByRole("option", { name: "Lecturas de datos" }))
  await expect.poll(askedKind).toBe("reading")
})
