import { setTimeout as wait } from "node:timers/promises"
import type { Database } from "../../database/database.ts"
import { findOrder, type StoredOrder } from "./order-store.ts"

/** Milliseconds between two looks, and in all: the web gives its calls ten seconds. */
const pause = 150
const timeoutMs = 6_000

/**
 * Waits until another call has ended its step with an order, without holding a connection meanwhile;
 * answers the order however it is then.
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
