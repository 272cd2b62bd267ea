import type { StaffOrder } from "@wara/contract/admin"
import { staffOrderSchema } from "@wara/contract/admin"
import { orderStateTexts } from "@wara/domain/orders/order-texts"
import { formatMoment } from "@wara/domain/site/format-date"
import { findRecords } from "../../collections/dialect/collection-store.ts"
import { readFindQuery } from "../../collections/dialect/read-query.ts"
import { tellFilters } from "../../collections/dialect/tell-filters.ts"
import { staffOrders } from "../../collections/staff-orders.ts"
import type { Database } from "../../database/database.ts"
import { orderColumnTexts } from "./export-texts.ts"
import { spreadsheet } from "./spreadsheet.ts"

const stretch = 500
const mostOrders = 20_000
const exported = { ...staffOrders, pageSize: { default: stretch, max: stretch } }

/**
 * The orders that a list's filters find, newest first, as a file for a spreadsheet: at most 20,000.
 * What begins like a formula is written so that no program computes it. Also tells what was asked for,
 * without the texts that may name somebody. Throws ValidationError.
 */
export async function exportOrders(
  database: Database,
  query: Record<string, unknown>,
): Promise<{ file: string; count: number; filter: string }> {
  const rows: string[][] = []
  const { filters } = readFindQuery(exported, "operator", query)
  for (let page = 1; rows.length < mostOrders; page += 1) {
    const slice = { ...query, page: String(page), pageSize: String(stretch) }
    const found = await findRecords(
      database,
      exported,
      readFindQuery(exported, "operator", slice),
      null,
      new Date(),
    )
    rows.push(...found.records.map((record) => rowOf(staffOrderSchema.parse(record))))
    if (found.records.length < stretch) break
  }
  return {
    file: spreadsheet([orderColumnTexts, ...rows]),
    count: rows.length,
    filter: tellFilters(filters),
  }
}

function rowOf(order: StaffOrder): string[] {
  const { invoice, payment } = order
  return [
    order.buy_order,
    formatMoment(new Date(order.createdAt)),
    order.paid_at ? formatMoment(new Date(order.paid_at)) : "",
    orderStateTexts[order.state].name,
    order.items.map(({ name }) => name).join(" + "),
    String(order.net),
    String(order.iva),
    String(order.total),
    String(order.refunded),
    order.buyer.name,
    order.buyer.email,
    order.is_invoice ? "Factura" : "Boleta",
    invoice?.rut ?? "",
    invoice?.company_name ?? "",
    payment?.authorization_code ?? "",
    payment?.payment_type_code ?? "",
    payment?.card_number ?? "",
  ]
}
