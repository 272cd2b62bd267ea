import type { CreditMovement } from "@wara/contract/credit"
import { exactCountLimit } from "@wara/domain/listing/pagination"
import { and, desc, eq, getTableColumns, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { ads } from "../../database/schema/ads.ts"
import { creditBalances, creditMovements } from "../../database/schema/credits.ts"
import { orders } from "../../database/schema/orders.ts"

/**
 * A page of an owner's movements, newest first by their date, those of one moment by their id, each
 * with the balance of its kind after it. What happened at once for one reason is one movement, so
 * that no page divides the credits of a pack [B8.184].
 */
export async function findMovements(
  database: Database,
  ownerId: number,
  page: { offset: number; limit: number },
): Promise<{ movements: CreditMovement[]; total: number }> {
  const own = eq(creditMovements.ownerId, ownerId)
  // Each moment has at least one event, so these have the page and what is newer: however many
  // movements there are, no others are read.
  const recent = database
    .select({
      ...getTableColumns(creditMovements),
      moment: sql<number>`dense_rank() over (order by ${creditMovements.createdAt} desc)`.as(
        "moment",
      ),
    })
    .from(creditMovements)
    .where(own)
    .as("recent")
  const lastId = sql<number>`max(${recent.id})`
  // The balance after a movement is the current one without the newer movements of its kind.
  const newest = database
    .select({
      id: lastId.as("last_id"),
      amount: sql<number>`sum(${recent.amount})::int`.as("moved"),
      newer: sql<number>`coalesce(sum(sum(${recent.amount})) over (
        partition by ${recent.credit} order by ${recent.createdAt} desc, max(${recent.id}) desc
        rows between unbounded preceding and 1 preceding), 0)`.as("newer"),
    })
    .from(recent)
    .where(lte(recent.moment, page.offset + page.limit))
    .groupBy(...eventOf(recent))
    .orderBy(desc(recent.createdAt), desc(lastId))
    .limit(page.limit)
    .offset(page.offset)
    .as("newest")
  const rows = await database
    .select({
      movement: creditMovements,
      amount: newest.amount,
      balance: sql<number>`(${creditBalances.balance} - ${newest.newer})::int`,
      ad: { id: ads.id, name: ads.name, slug: ads.slug },
      order: { documentId: orders.documentId, buyOrder: orders.buyOrder },
    })
    .from(newest)
    .innerJoin(creditMovements, eq(creditMovements.id, newest.id))
    .innerJoin(
      creditBalances,
      and(eq(creditBalances.ownerId, ownerId), eq(creditBalances.credit, creditMovements.credit)),
    )
    .leftJoin(ads, eq(ads.id, creditMovements.adId))
    .leftJoin(orders, eq(orders.id, creditMovements.orderId))
    .orderBy(desc(creditMovements.createdAt), desc(creditMovements.id))
  const movements = rows.map(({ ad, amount, balance, movement, order }) => ({
    id: movement.id,
    documentId: movement.documentId,
    credit: movement.credit,
    kind: movement.kind,
    reason: movement.reason,
    amount,
    balance,
    ad,
    order: order && { documentId: order.documentId, buy_order: order.buyOrder ?? "" },
    note: movement.note,
    createdAt: movement.createdAt.toISOString(),
  }))
  const counted = database
    .select({ id: sql<number>`max(${creditMovements.id})`.as("last_id") })
    .from(creditMovements)
    .where(own)
    .groupBy(...eventOf(creditMovements))
    .limit(exactCountLimit + 1)
  const total = await database.$count(counted.as("counted"))
  return { movements, total }
}

const eventColumns = [
  ...(["createdAt", "credit", "kind", "reason"] as const),
  ...(["orderId", "adId", "note"] as const),
]

/** What movements of one event share; those of a transaction have its instant. */
const eventOf = (row: Record<(typeof eventColumns)[number], SQLWrapper>): SQL[] =>
  eventColumns.map((name) => sql`${row[name]}`)
