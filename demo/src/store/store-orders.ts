import type { Database } from "@wara/api/database"
import { idsBy, insertRows, takeIds } from "@wara/api/insert-rows"
import { packs } from "@wara/api/reference/catalog"
import { users } from "@wara/api/schema/accounts"
import { adPacks, communes } from "@wara/api/schema/catalog"
import { orderEvents, orderItems, orders } from "@wara/api/schema/orders"
import { adDurationDays } from "@wara/domain/ads/ad-term"
import type { OrderEventName } from "@wara/domain/orders/order"
import { defaultFeaturedPrice, type OrderItem, placementItem } from "@wara/domain/orders/quote"
import { type DemoOrder, demoOrders } from "../orders/demo-orders.ts"
import { openedAt, orderRow } from "../orders/order-row.ts"
import { seedUsers } from "../sellers/seed-users.ts"

export type LastOrder = { id: number; paidAt: Date }

/** Stores two months of orders; returns each user's last paid order, by username. */
export async function storeOrders(database: Database, now: Date): Promise<Map<string, LastOrder>> {
  const people = new Map(seedUsers().map((user) => [user.username, user]))
  const userIds = await idsBy(database, users, users.id, users.username)
  const packIds = await idsBy(database, adPacks, adPacks.id, adPacks.slug)
  const communeNames = new Map(
    (await database.select({ slug: communes.slug, name: communes.name }).from(communes)).map(
      ({ name, slug }) => [slug, name],
    ),
  )
  const wanted = demoOrders(
    [...people.values()],
    packs.map(({ slug }) => slug),
  )
  const ids = await takeIds(database, orders, wanted.length)
  const stored = wanted.map((order, index) => {
    const buyer = people.get(order.username)
    if (!buyer) throw new Error(`${order.username} is nobody of the demo`)
    const id = ids[index] ?? 0
    const ownerId = userIds.get(order.username) ?? 0
    const items = itemsOf(order).map((item, position) => {
      const packId = item.kind === "pack" ? (packIds.get(order.pack ?? "") ?? 0) : null
      return { ...item, packId, orderId: id, position: position + 1 }
    })
    const commune = communeNames.get(buyer.commune) ?? ""
    return { order, items, row: orderRow(order, { id, ownerId, buyer, commune }, items, now) }
  })
  await insertRows(
    database,
    orders,
    stored.map(({ row }) => row),
  )
  await insertRows(
    database,
    orderItems,
    stored.flatMap(({ items }) => items),
  )
  await insertRows(
    database,
    orderEvents,
    stored.flatMap(({ order, row }) => eventRows(order, row.id, now)),
  )
  const paid = stored.flatMap(({ order, row }): [string, LastOrder][] =>
    row.paidAt === null ? [] : [[order.username, { id: row.id, paidAt: row.paidAt }]],
  )
  return new Map(paid)
}

function itemsOf({ featured, pack: slug }: DemoOrder): OrderItem[] {
  const pack = packs.find((one) => one.slug === slug)
  const bought: OrderItem[] = pack ? [{ kind: "pack", ...withoutSlug(pack) }] : []
  if (!featured) return bought
  const prices = { featuredPrice: defaultFeaturedPrice, adDays: adDurationDays }
  return [...bought, placementItem(prices)]
}

const withoutSlug = ({ slug: _, ...pack }: (typeof packs)[number]) => pack

const endings = {
  paid: ["returned", "commit-sent", "paid"],
  rejected: ["returned", "commit-sent", "rejected"],
  aborted: ["returned", "aborted"],
  timed_out: ["timed-out"],
} as const satisfies Record<DemoOrder["state"], OrderEventName[]>

function eventRows(order: DemoOrder, orderId: number, now: Date) {
  const names: OrderEventName[] = ["placed", "redirected", ...endings[order.state]]
  const start = openedAt(order, now).getTime()
  return names.map((what, index) => ({ orderId, what, at: new Date(start + index * 45_000) }))
}
