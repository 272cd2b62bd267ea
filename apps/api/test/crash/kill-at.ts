import { randomUUID } from "node:crypto"
import { z } from "zod"
import { bossDatabase, createBoss } from "../../src/queue/boss.ts"
import type { CrashHarness } from "./crash-harness.ts"
import { addPayer, type CrashPayer } from "./crash-payer.ts"
import type { CrashStep } from "./crash-steps.ts"
import { type Outcome, readOutcome } from "./read-outcome.ts"

/**
 * What the payer's browser does once the api is back: nothing; the same again, after a while or at once,
 * while the call that died still counts as running; or the same during the reconciliation or after it.
 */
export type BrowserAction = "nothing" | "again" | "again at once" | "meanwhile" | "too late"

/** The dependencies of purchases and refunds. */
export type CrashShop = {
  /** The pack that all buyers buy, and the session of the operator who refunds. */
  pack: { id: number; price: number }
  operator: string
  /** Runs the reconciliation once, as if so many minutes had passed. */
  reconcile: (minutes: number) => Promise<void>
}

const idSchema = z.object({ id: z.number() })

/**
 * Brings a new payer to each step, kills the api when all wait there, starts it again, lets the
 * browsers continue, and reconciles. Returns the outcome of each payment; throws when money, order
 * and ledger disagree, or when the outcome is not allowed for that step.
 */
export async function killAt(
  harness: CrashHarness,
  shop: CrashShop,
  steps: readonly { step: CrashStep; next: BrowserAction }[],
): Promise<Outcome[]> {
  const counts = { calls: 0, statements: 0 }
  const payers: { payer: CrashPayer; step: CrashStep; next: BrowserAction }[] = []
  for (const { step, next } of steps) {
    const payer = await addPayer(harness, shop.pack, { withAd: step.withAd ?? false })
    payers.push({ payer, step, next })
    await step.reach({
      harness,
      payer,
      counts,
      orderOf: async (buyOrder) => {
        const query = "select id from orders where buy_order = $1"
        const { rows } = await harness.api.pool.query(query, [buyOrder])
        return idSchema.parse(rows[0]).id
      },
      commitUnseen: async ({ orderId, token }) => {
        await harness.api.gateway?.commit(token)
        const query =
          "update orders set commit_sent_at = now() - interval '9 minutes' where id = $1"
        await harness.api.pool.query(query, [orderId])
      },
      startJob: async () => {
        // One that was killed before counts as running until it is missed.
        await harness.api.pool.query("delete from pgboss.job where name = 'orders-reconcile'")
        return createBoss(bossDatabase(harness.api.pool)).send("orders-reconcile")
      },
      refund: (orderId) =>
        harness.call(shop.operator, `/admin/orders/${orderId}/refund`, {
          key: randomUUID(),
          amount: 69_990,
          reason: "requested",
        }),
    })
  }
  await harness.crash()
  const tryAgain = (when: BrowserAction) =>
    Promise.all(payers.map(({ payer, next }) => (next === when ? payer.tryAgain() : null)))
  await tryAgain("again at once")
  await harness.passTime()
  await tryAgain("again")
  await Promise.all([shop.reconcile(20), tryAgain("meanwhile")])
  await tryAgain("too late")
  await shop.reconcile(100)
  return Promise.all(
    payers.map(async ({ payer, step, next }) => {
      const outcome = await readOutcome(harness, payer)
      if (step.outcomes.includes(outcome)) return outcome
      throw new Error(`Killed ${step.name}, then ${next}: ${outcome}`)
    }),
  )
}
