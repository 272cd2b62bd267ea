import type { OrderEventName, OrderState } from "@wara/domain/orders/order"
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { Config } from "../../config.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { ads } from "../../database/schema/ads.ts"
import { orderEvents, orderItems, orders } from "../../database/schema/orders.ts"
import type { StoredItem, StoredOrder } from "./order-store.ts"
import type { AdOfOrder } from "./present-order.ts"

type OrderPage = {
  ownerId: number
  state: OrderState | null
  offset: number
  limit: number
}

const conditionOf = ({ ownerId, state }: Pick<OrderPage, "ownerId" | "state">) =>
  and(eq(orders.ownerId, ownerId), state === null ? undefined : eq(orders.state, state))

export function listOrders(database: Database, page: OrderPage): Promise<StoredOrder[]> {
  return database
    .select()
    .from(orders)
    .where(conditionOf(page))
    .orderBy(desc(orders.id))
    .limit(page.limit)
    .offset(page.offset)
}

export function countOrders(
  database: Database,
  of: Pick<OrderPage, "ownerId" | "state">,
): Promise<number> {
  return database.$count(orders, conditionOf(of))
}

export async function listItemsOf(
  database: Database,
  orderIds: readonly number[],
): Promise<StoredItem[]> {
  if (orderIds.length === 0) return []
  return database
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
}

const undoneEvents = ["ad-not-submitted", "ad-not-featured"] as const satisfies OrderEventName[]

/** What these orders, once paid, could not do with their ads: their numbers by event. */
export async function listUndone(
  database: Database,
  orderIds: readonly number[],
): Promise<Record<(typeof undoneEvents)[number], Set<number>>> {
  const named = inArray(orderEvents.what, [...undoneEvents])
  const events =
    orderIds.length === 0
      ? []
      : await database
          .select({ orderId: orderEvents.orderId, what: orderEvents.what })
          .from(orderEvents)
          .where(and(inArray(orderEvents.orderId, [...orderIds]), named))
  const ordersWith = (name: OrderEventName) =>
    new Set(events.filter(({ what }) => what === name).map(({ orderId }) => orderId))
  return {
    "ad-not-submitted": ordersWith("ad-not-submitted"),
    "ad-not-featured": ordersWith("ad-not-featured"),
  }
}

export async function listAdsOf(
  database: Database,
  adIds: readonly number[],
): Promise<AdOfOrder[]> {
  if (adIds.length === 0) return []
  return database
    .select({ id: ads.id, name: ads.name, slug: ads.slug })
    .from(ads)
    .where(inArray(ads.id, [...adIds]))
}

/** Every order of a person, oldest first. */
export function listOrdersOf(database: Database, ownerId: number): Promise<StoredOrder[]> {
  return database.select().from(orders).where(eq(orders.ownerId, ownerId)).orderBy(asc(orders.id))
}

/** The events of these orders, in order. */
export async function listEventsOf(database: Database, orderIds: readonly number[]) {
  if (orderIds.length === 0) return []
  return database
    .select({ orderId: orderEvents.orderId, at: orderEvents.at, what: orderEvents.what })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id))
}

/** Orders or refunds handled per run; the rest waits for the next run. */
const batchSize = 100

type Times = Pick<Config, "orders">

async function numbers(database: Database, statement: SQL): Promise<number[]> {
  const rows = await readRows(database, z.object({ id: z.number() }), statement)
  return rows.map(({ id }) => id)
}

const at = (now: Date, earlier = 0) =>
  sql`${new Date(now.getTime() - earlier).toISOString()}::timestamptz`

/**
 * When the gateway may be queried again. The interval equals the time spent querying so far, so it
 * doubles, between `retry` milliseconds and one hour.
 */
const next = (queried: SQL, since: SQL, retry: number) =>
  sql`${queried} + least(greatest(${queried} - ${since}, ${retry} * interval '1 millisecond'), interval '1 hour')`

/** Orders that got no payment page and for which no request is in progress any more. */
export function listUnopened(database: Database, { orders: times }: Times, now: Date) {
  const old = at(now, times.opening)
  return numbers(
    database,
    sql`select id from orders where state = 'created' and created_at < ${old}
      and (page_requested_at is null or page_requested_at < ${at(now, times.step)}) order by id limit ${batchSize}`,
  )
}

/**
 * Payments with an unknown result: abandoned on the gateway's page, or with a commit whose answer
 * was lost. After seven days the gateway no longer reports a status, so orders already flagged for
 * attention are left out.
 */
export function listUndecided(database: Database, { orders: times }: Times, now: Date) {
  const since = sql`(redirected_at + ${times.ask} * interval '1 millisecond')`
  return numbers(
    database,
    sql`select id from orders where state = 'redirected'
      and (commit_sent_at < ${at(now, times.step)}
        or (commit_sent_at is null and redirected_at < ${at(now, times.ask)}))
      and (status_queried_at is null or ${next(sql`status_queried_at`, since, times.retry)} <= ${at(now)})
      and (attention is null or redirected_at > ${at(now)} - interval '7 days')
      order by status_queried_at nulls first, id limit ${batchSize}`,
  )
}

/** Orders that ended unpaid; the gateway is queried once more an hour later to confirm it. */
export function listEndedUnpaid(database: Database, now: Date) {
  return numbers(
    database,
    sql`select id from orders where state in ('aborted', 'timed_out', 'failed') and token is not null
      and ended_at < ${at(now)} - interval '1 hour' and redirected_at > ${at(now)} - interval '7 days'
      and (status_queried_at is null or status_queried_at < ended_at + interval '1 hour')
      order by ended_at desc limit ${batchSize}`,
  )
}

/** Refunds that the gateway has not confirmed and that no call is processing. */
export function listOpenRefunds(database: Database, { orders: times }: Times, now: Date) {
  const old = at(now, times.step)
  return numbers(
    database,
    sql`select id from refunds where state = 'requested' and (
      (sent_at is null and created_at < ${old})
      or (sent_at < ${old} and ${next(sql`sent_at`, sql`created_at`, times.retry)} <= ${at(now)}))
      order by sent_at nulls first, id limit ${batchSize}`,
  )
}

/** Orders whose reason for attention the operators have not been mailed about. */
export function listUnreportedAttention(database: Database) {
  return numbers(
    database,
    sql`select id from orders where attention is distinct from attention_reported
      and attention is not null order by id limit ${batchSize}`,
  )
}

/** Forgets what was reported of orders that were handled since, so that a relapse is reported. */
export async function forgetReportedAttention(database: Database): Promise<void> {
  await database.execute(sql`update orders set attention_reported = null
    where attention is distinct from attention_reported and attention is null`)
}
