import { listEndedUnpaid, listOpenRefunds, listUndecided, listUnopened } from "../due-store.ts"
import type { OrdersContext } from "../orders-context.ts"
import { askPayment } from "./ask-payment.ts"
import { endUnpaid } from "./end-order.ts"
import { reconcileOrder } from "./reconcile-order.ts"
import { sendRefund } from "./send-refund.ts"

/** So many questions in a row without an answer: the gateway is away, the rest waits for the next run. */
const maxConsecutiveFailures = 3

/** How many of each kind were looked after. */
export type Reconciled = Record<"unopened" | "undecided" | "ended" | "refunds", number>

/**
 * Looks after whatever a payment left behind: orders without a page, payments that nobody came back
 * from or whose answer was lost, refunds. One that fails keeps no other waiting; throws at the end if
 * any failed. May run while calls and other servers are at the same orders.
 */
export async function reconcileOrders(
  context: OrdersContext,
  now: Date,
  signal?: AbortSignal,
): Promise<Reconciled> {
  const { config, database, gateway } = context
  const counts = { unopened: 0, undecided: 0, ended: 0, refunds: 0 }
  const failures: unknown[] = []
  let silent = 0
  const each = async (
    kind: keyof Reconciled,
    list: Promise<number[]>,
    step: (id: number) => Promise<unknown>,
  ) => {
    for (const id of await list) {
      if (signal?.aborted || silent >= maxConsecutiveFailures) return
      try {
        silent = (await step(id)) === "unanswered" ? silent + 1 : 0
        counts[kind] += 1
      } catch (cause) {
        failures.push(cause)
      }
    }
  }
  // Whoever has no address of a page cannot pay on it, even if the gateway made one.
  const unopened = {
    state: "failed",
    what: "not-opened",
    details: { kind: "left-behind" },
  } as const
  await each("unopened", listUnopened(database, config, now), (id) =>
    endUnpaid(database, id, unopened, now),
  )
  if (gateway !== null) {
    await each("refunds", listOpenRefunds(database, config, now), (id) =>
      sendRefund(context, id, now),
    )
    await each("undecided", listUndecided(database, config, now), (id) =>
      reconcileOrder(context, id, now),
    )
    await each("ended", listEndedUnpaid(database, now), (id) => askPayment(context, id, now))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders failed`)
  return counts
}
