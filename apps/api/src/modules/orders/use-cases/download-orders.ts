import { type StaffOrder, staffOrderSchema } from "@wara/contract/admin"
import { orderStateTexts, paymentTypeLine } from "@wara/domain/orders/order-texts"
import { chileanMinute } from "@wara/domain/site/chilean-dates"
import { stringify } from "csv-stringify/sync"
import { recordAction } from "../../../audit/record-action.ts"
import { findRecords } from "../../../collections/dialect/collection-store.ts"
import { describeFilters } from "../../../collections/dialect/condition.ts"
import { readFindQuery } from "../../../collections/dialect/read-query.ts"
import type { Database, Pool } from "../../../database/database.ts"
import { staffOrders } from "../collection.ts"
import { orderColumnTexts, taxDocumentColumnTexts } from "../order-spreadsheet-texts.ts"

/**
 * Rows as a CSV file that Chilean spreadsheet programs open directly. Cells that begin like a
 * formula are escaped, so that no program computes them; so is what would begin a cell in a program
 * that separates cells by commas [B8.12].
 */
export function spreadsheet(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(harmless)),
    { bom: true, delimiter: ";", escape_formulas: true },
  )
}

/** Programs strip leading space before they look for a formula. */
function harmless(cell: string): string {
  const inside = cell.replace(/(,\s*)(?=[=+\-@＝＋－＠])/g, "$1'")
  return /^\s+[=+\-@＝＋－＠]/.test(inside) ? `'${inside}` : inside
}

/** Orders read at once. */
const batchSize = 500
const maxOrders = 20_000
const exported = { ...staffOrders, pageSize: { default: batchSize, max: batchSize } }

/**
 * The orders that match a list's filters, newest first, as a spreadsheet file of at most 20,000
 * rows. Cells that begin like a formula are escaped. Also returns the filters, without texts that
 * may contain names. Throws ValidationError.
 */
async function exportOrders(
  pool: Pool,
  query: Record<string, unknown>,
): Promise<{ file: string; count: number; filter: string }> {
  const rows: string[][] = []
  const { filters } = readFindQuery(exported, "operator", query)
  for (let page = 1; rows.length < maxOrders; page += 1) {
    const slice = { ...query, page: String(page), pageSize: String(batchSize) }
    const found = await findRecords(
      pool,
      exported,
      readFindQuery(exported, "operator", slice),
      null,
      new Date(),
    )
    rows.push(...found.records.map((record) => rowOf(staffOrderSchema.parse(record))))
    if (found.records.length < batchSize) break
  }
  return {
    file: spreadsheet([orderColumnTexts, ...rows]),
    count: rows.length,
    filter: describeFilters(filters),
  }
}

function rowOf(order: StaffOrder): string[] {
  const { invoice, payment } = order
  const folios = (isCreditNote: boolean) =>
    order.tax_documents
      .filter(({ kind }) => (kind === "credit_note") === isCreditNote)
      .flatMap(({ folio }) => folio ?? [])
      .join(" ")
  return [
    order.buy_order,
    chileanMinute(new Date(order.createdAt)),
    order.paid_at ? chileanMinute(new Date(order.paid_at)) : "",
    orderStateTexts[order.state].name,
    order.items.map(({ name }) => name).join(" + "),
    String(order.net),
    String(order.iva),
    String(order.total),
    String(order.refunded),
    order.buyer.name,
    order.buyer.email,
    taxDocumentColumnTexts[order.is_invoice ? "invoice" : "receipt"],
    folios(false),
    folios(true),
    invoice?.rut ?? "",
    invoice?.company_name ?? "",
    invoice?.business_activity ?? "",
    invoice?.address ?? "",
    invoice?.commune ?? "",
    invoice?.email ?? "",
    payment?.authorization_code ?? "",
    payment ? paymentTypeLine(payment.payment_type_code) : "",
    payment?.card_number ?? "",
  ]
}

/**
 * The orders that match a list's filters, as a file. Actor, filters and number of orders are
 * recorded in the audit trail before the file is sent. Throws ValidationError.
 */
export async function downloadOrders(
  { database, pool }: { database: Database; pool: Pool },
  call: { actorId: number; query: Record<string, unknown> },
): Promise<string> {
  const { count, file, filter } = await exportOrders(pool, call.query)
  await recordAction(database, {
    actorId: call.actorId,
    action: "orders.export",
    subject: { kind: "orders", id: "", name: "" },
    before: null,
    after: { filter, count },
  })
  return file
}
