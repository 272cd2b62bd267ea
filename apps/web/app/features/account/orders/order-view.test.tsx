import { render, screen } from "@testing-library/react"
import type { Order } from "@wara/contract/order"
import { buildOrder } from "@wara/factories/build-order"
import { expect, test } from "vitest"
import { TaxDocuments } from "./order-view.tsx"

const issued = {
  documentId: "d1",
  kind: "invoice",
  state: "issued",
  folio: "4123",
  issued_at: "2026-11-22T16:27:00.000Z",
  has_pdf: true,
} as const
const pending = {
  ...issued,
  documentId: "d2",
  state: "pending",
  folio: null,
  issued_at: null,
  has_pdf: false,
} as const

const show = (tax_documents: Order["tax_documents"]) =>
  render(<TaxDocuments order={buildOrder({ documentId: "o1", tax_documents })} />)

test("[B5.30] an issued factura has its folio, date and PDF; a pending one says so", () => {
  show([issued, { ...pending, kind: "credit_note" }])
  expect(screen.getByText("Factura N.º 4123", { selector: ".block" })).toBeDefined()
  expect(screen.getByText("Emitida el 22 de noviembre de 2026")).toBeDefined()
  const link = screen.getByRole("link", { name: "Descargar PDF Factura N.º 4123" })
  expect(link.getAttribute("href")).toBe("/cuenta/mis-ordenes/o1/documentos/d1")
  expect(screen.getByText("Nota de crédito")).toBeDefined()
  expect(screen.getAllByRole("link")).toHaveLength(1)
})

test("[B5.30] without documents, or with only an unneeded one, nothing is shown", () => {
  const { container } = show([{ ...pending, state: "waived" }])
  expect(container.innerHTML).toBe("")
})
