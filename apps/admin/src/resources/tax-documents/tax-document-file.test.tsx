import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import type { StaffTaxDocument } from "@wara/contract/admin"
import { taxDocumentTexts } from "@wara/domain/orders/order-texts"
import { AdminContext } from "react-admin"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { fakeApi } from "../../../test/fake-api.ts"
import { i18nProvider } from "../../i18n/i18n-provider.ts"
import { lightTheme } from "../../theme/panel-theme.ts"
import { dataProvider } from "../../wire/data-provider.ts"
import { TaxDocumentFile } from "./tax-document-file.tsx"

const document: StaffTaxDocument = {
  id: 7,
  documentId: "d7",
  kind: "receipt",
  state: "pending",
  amount: 69_990,
  folio: null,
  has_pdf: false,
  issued_at: null,
  waived_reason: null,
  order_id: 1,
  buy_order: "W20261122-67",
  paid_at: "2026-11-22T16:27:00.000Z",
  buyer_name: "Ana Soto",
  buyer_email: "ana@faena.cl",
  invoice: null,
  items: [{ name: "15 anuncios", price: 69_990 }],
  refund_reason: null,
  sale_folio: null,
  createdAt: "2026-11-22T16:27:00.000Z",
}

function open() {
  const seen = fakeApi(() => ({ body: { ok: true } }))
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <TaxDocumentFile document={document} />
      </AdminContext>
    </MemoryRouter>,
  )
  const choose = (text: string) => {
    const file = new File([text], "boleta.pdf", { type: "application/pdf" })
    fireEvent.change(screen.getByLabelText("PDF"), { target: { files: [file] } })
  }
  const folio = (value: string) =>
    fireEvent.change(screen.getByLabelText("Folio"), { target: { value } })
  const send = () => fireEvent.click(screen.getByRole("button", { name: "Guardar folio y PDF" }))
  return { seen, choose, folio, send }
}

test("[B5.30] folio and PDF are checked before anything is sent", async () => {
  const page = open()
  page.send()
  await screen.findByText(taxDocumentTexts.folioRequired)
  page.folio("4123")
  page.send()
  await screen.findByText(taxDocumentTexts.fileRequired)
  page.choose("not a pdf")
  page.send()
  await screen.findByText(taxDocumentTexts.notPdf)
  expect(page.seen).toEqual([])
})

test("[B5.30] a valid document is sent with the folio that was shown", async () => {
  const page = open()
  page.folio(" 4123 ")
  page.choose("%PDF-1.7 boleta %%EOF")
  page.send()
  await waitFor(() => expect(page.seen).toHaveLength(1))
  expect(page.seen[0]).toMatchObject({
    method: "POST",
    path: "admin/tax-documents/7/attach",
    body: { data: { folio: "4123", pdf: btoa("%PDF-1.7 boleta %%EOF"), replaces: null } },
  })
})
