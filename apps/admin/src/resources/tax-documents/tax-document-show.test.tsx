import { render, screen } from "@testing-library/react"
import type { StaffTaxDocument } from "@wara/contract/admin"
import { AdminContext, ResourceContextProvider } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { fakeApi } from "../../../test/fake-api.ts"
import { i18nProvider } from "../../i18n/i18n-provider.ts"
import { lightTheme } from "../../theme/panel-theme.ts"
import { RecordShow } from "../../ui/record-show.tsx"
import { dataProvider } from "../../wire/data-provider.ts"
import { TaxDocumentPage } from "./tax-document-show.tsx"

async function open(given: Pick<StaffTaxDocument, "kind" | "sale_folio">) {
  const document: StaffTaxDocument = {
    ...{ id: 7, documentId: "d7", state: "pending", amount: 69_990, folio: null, has_pdf: false },
    ...{ issued_at: null, waived_reason: null, order_id: 1, buy_order: "W20261122-67" },
    ...{ paid_at: "2026-11-22T16:27:00.000Z", buyer_name: "Ana Soto", invoice: null },
    ...{ buyer_email: "ana@faena.cl", items: [{ name: "15 anuncios", price: 69_990 }] },
    ...{ refund_reason: null, createdAt: "2026-11-22T16:27:00.000Z" },
    ...given,
  }
  fakeApi(() => ({ body: { data: document } }))
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <ResourceContextProvider value="tax-documents">
          <RecordShow actions={false} id={7}>
            <TaxDocumentPage />
          </RecordShow>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  await screen.findByText("W20261122-67")
}

test("[B9.196] a boleta has no line about a document that it would correct", async () => {
  await open({ kind: "receipt", sale_folio: null })
  expect(screen.queryByText("Corrige el documento")).toBeNull()
})

test("[B9.196] a credit note names the document that it corrects", async () => {
  await open({ kind: "credit_note", sale_folio: "4123" })
  expect(screen.getByText("Corrige el documento").nextElementSibling?.textContent).toBe("4123")
})
