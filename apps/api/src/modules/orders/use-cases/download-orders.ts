import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { exportOrders } from "../order-spreadsheet.ts"

/**
 * The orders that match a list's filters, as a file. Actor, filters and number of orders are
 * recorded in the audit trail before the file is sent. Throws ValidationError.
 */
export async function downloadOrders(
  database: Database,
  call: { actorId: number; query: Record<string, unknown> },
): Promise<string> {
  const { count, file, filter } = await exportOrders(database, call.query)
  await recordAction(database, {
    actorId: call.actorId,
    action: "orders.export",
    subject: { kind: "orders", id: "", name: "" },
    before: null,
    after: { filter, count },
  })
  return file
}
