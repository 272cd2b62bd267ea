import { isDeepStrictEqual } from "node:util"
import { z } from "zod"
import type { CrashHarness } from "./crash-harness.ts"
import type { CrashPayer } from "./crash-payer.ts"

/** What became of a person's payment, in money and in credits. */
export type Outcome = "no order" | "not charged" | "granted" | "refunded"

const rowSchema = z.object({
  buy_order: z.string(),
  state: z.string(),
  total: z.number(),
  refunded: z.number(),
  /** Credits of the order that were not taken back. */
  credits: z.number(),
  /** Those of them spent on its ad, and that ad's state. */
  on_ad: z.number(),
  ad: z.string().nullable(),
  /** Sum of the ledger's movements: the order's available credits. */
  ledger: z.number(),
  /** How often the order was granted, and what its items grant. */
  grants: z.number(),
  bought: z.number(),
})

/** States of an order that ended without a charge. */
const unpaid = ["rejected", "aborted", "timed_out", "failed"]

const query = `
  select buy_order, state, total, refunded,
    (select count(*)::int from (
      select order_id, revoked_at from ad_reservations
      union all select order_id, revoked_at from ad_featured_reservations) as credit
      where order_id = orders.id and revoked_at is null) as credits,
    (select count(*)::int from ad_reservations
      where order_id = orders.id and ad_id = orders.ad_id) as on_ad,
    (select state from ads where id = orders.ad_id) as ad,
    (select coalesce(sum(amount), 0)::int from credit_movements where order_id = orders.id) as ledger,
    (select count(*)::int from credit_movements
      where order_id = orders.id and kind = 'grant') as grants,
    (select sum(ads + featured)::int from order_items where order_id = orders.id) as bought
  from orders where owner_id = $1`

/**
 * Compares what the card is charged with what the order and the ledger say. Throws unless they say the
 * same: charged and granted once, or neither, or charged, granted and both taken back.
 */
export async function readOutcome(harness: CrashHarness, payer: CrashPayer): Promise<Outcome> {
  const { rows } = await harness.api.pool.query(query, [payer.id])
  if (rows.length === 0) return "no order"
  if (rows.length > 1) throw new Error(`${rows.length} orders of one key`)
  const row = rowSchema.parse(rows[0])
  const { transactions } = await harness.webpay.fetchState()
  const payments = transactions.filter(({ buyOrder }) => buyOrder === row.buy_order)
  const charged = payments.reduce((sum, one) => sum + one.charged, 0)
  const given = payments.flatMap((one) => one.refunds).reduce((sum, one) => sum + one.amount, 0)
  const { buy_order, state, total, bought, ...facts } = { ...row, charged, given }
  const isAd = payer.ad !== null
  const ad = isAd ? "draft" : null
  const nothing = { refunded: 0, credits: 0, on_ad: 0, ledger: 0, grants: 0, charged: 0, given: 0 }
  const on_ad = isAd ? 1 : 0
  const submitted = { on_ad, ad: isAd ? "pending" : null, ledger: bought - on_ad }
  const granted = { ...submitted, credits: bought, grants: bought, charged: total }
  const refunded = { refunded: total, grants: bought, given: total }
  const agrees = (wanted: Partial<typeof facts>) =>
    isDeepStrictEqual(facts, { ...nothing, ad, ...wanted })
  if (unpaid.includes(state) && agrees({})) return "not charged"
  if (state === "paid" && agrees(granted)) return "granted"
  if (state === "refunded" && agrees(refunded)) return "refunded"
  throw new Error(`${buy_order} is ${state}, and that disagrees: ${JSON.stringify(facts)}`)
}
