import { eq, sql } from "drizzle-orm"
import { z } from "zod"
import { readRows } from "../src/database/read-rows.ts"
import { orderEvents } from "../src/database/schema/orders.ts"
import { orderRow, type Shop } from "./shop.ts"

/** State of an order and of the publication credits that it granted. */
export async function outcome({ api }: Shop, id: number) {
  const { rows } = await api.database.execute(sql`
    select state, refunded, attention,
      (select count(*)::int from ad_reservations where order_id = orders.id) as credits,
      (select count(*)::int from ad_reservations where order_id = orders.id and revoked_at is not null) as revoked,
      (select count(*)::int from credit_movements where order_id = orders.id and kind = 'grant') as grants
    from orders where id = ${id}`)
  return rows[0]
}

/** Subjects of a user's mails, in queue order. */
export async function mailsTo({ api }: Shop, personId: number): Promise<string[]> {
  const rows = await readRows(
    api.database,
    z.object({ subject: z.string() }),
    sql`
    select data->>'subject' as subject from pgboss.job
    where name = 'mail' and data->>'to' = (select email::text from users where id = ${personId}) order by created_on`,
  )
  return rows.map(({ subject }) => subject.replace(" · Wara", ""))
}

/** All events of an order. */
export async function eventsOf({ api }: Shop, id: number): Promise<string[]> {
  const rows = await api.database
    .select({ what: orderEvents.what })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(orderEvents.id)
  return rows.map(({ what }) => what)
}

/** The final charge of an order's card. */
export async function chargedFor(shop: Shop, id: number): Promise<number | undefined> {
  const { token } = await orderRow(shop.api, id)
  return (await shop.webpay.fetchState()).transactions.find((one) => one.token === token)?.charged
}
