import { setTimeout as wait } from "node:timers/promises"
import type { Database } from "../../database/database.ts"
import { findOrder, type StoredOrder } from "./order-store.ts"

/**
 * Milliseconds between two polls, and in total, because the web server's calls time out after ten
 * seconds.
 */
const pause = 150
const timeoutMs = 6_000

/**
 * Waits until another call has finished its step on an order, without holding a database connection
 * meanwhile; returns the order in its then current state.
 */
export async function waitForOrder(
  database: Database,
  id: number,
  isDone: (order: StoredOrder) => boolean,
): Promise<StoredOrder> {
  const until = performance.now() + timeoutMs
  for (;;) {
    const order = await findOrder(database, { id })
    if (!order) throw new Error(`order ${id} is gone`)
    if (isDone(order) || performance.now() > until) return order
    await wait(pause)
  }
}
