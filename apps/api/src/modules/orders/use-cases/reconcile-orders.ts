import { listEndedUnpaid, listOpenRefunds, listUndecided, listUnopened } from "../due-store.ts"
import type { OrdersContext } from "../orders-context.ts"
import { askPayment } from "./ask-payment.ts"
import { endUnpaid } from "./end-order.ts"
import { reconcileOrder } from "./reconcile-order.ts"
import { sendRefund } from "./send-refund.ts"

/**
 * After this many consecutive failures the gateway is considered down, and the rest waits for the
 * next run.
 */
const maxConsecutiveFailures = 3

export type Reconciled = Record<"unopened" | "undecided" | "ended" | "refunds", number>

/**
 * Handles everything that payments left unfinished: orders without a page, payments without a
 * return or whose answer was lost, and refunds. One failure does not stop the others; throws at the
 * end if any failed. Safe to run concurrently with calls and other servers.
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
  // An order without a page address cannot be paid, even if the gateway created the page.
  const unopened = {
    transition: "fail",
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
