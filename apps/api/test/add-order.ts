import { randomUUID } from "node:crypto"
import type { Database } from "../src/database/database.ts"
import { orders } from "../src/database/schema/orders.ts"

/** Adds an order to a test's database; opened and not paid by default. */
export async function addOrder(
  database: Database,
  ownerId: number,
  given: Partial<typeof orders.$inferInsert> = {},
): Promise<number> {
  const [row] = await database
    .insert(orders)
    .values({
      ownerId,
      idempotencyKey: randomUUID(),
      sessionId: randomUUID(),
      net: 5_034,
      iva: 956,
      total: 5_990,
      buyerName: "Ana Soto",
      buyerEmail: "ana@wara.test",
      adIntent: given.adId == null ? null : "publish",
      ...given,
    })
    .returning({ id: orders.id })
  if (!row) throw new Error("no order was added")
  return row.id
}
