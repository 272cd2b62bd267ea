import type { Database } from "@wara/api/database"
import { idsBy, insertRows, takeIds } from "@wara/api/insert-rows"
import { readRows } from "@wara/api/read-rows"
import { users } from "@wara/api/schema/accounts"
import { categories, communes } from "@wara/api/schema/catalog"
import { wantedAds } from "@wara/api/schema/wanted-ads"
import { adSlug } from "@wara/domain/ads/ad-name"
import { days } from "@wara/domain/time"
import { wantedDays } from "@wara/domain/wanted/wanted-ad"
import { isOpenWanted } from "@wara/domain/wanted/wanted-lifecycle"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { type DemoWanted, demoWanted } from "../wanted/demo-wanted.ts"

/** Stores what demo accounts seek, once; what names an unknown category or owner is left out. */
export async function storeWanted(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    if ((await transaction.$count(wantedAds)) > 0) return
    const userIds = await idsBy(transaction, users, users.id, users.username)
    const categoryIds = await idsBy(transaction, categories, categories.id, categories.slug)
    const communeIds = await idsBy(transaction, communes, communes.id, communes.slug)
    const others = await listOthers(transaction)
    const decider = userIds.get("moderador") ?? null
    const slots = new Map<number, number>()
    const known = demoWanted.flatMap((wanted) => {
      const { owner } = wanted
      const ownerId = typeof owner === "number" ? others[owner] : userIds.get(owner)
      const categoryId = categoryIds.get(wanted.category)
      return ownerId === undefined || categoryId === undefined
        ? []
        : [{ wanted, ownerId, categoryId }]
    })
    const ids = await takeIds(transaction, wantedAds, known.length)
    const rows = known.map(({ categoryId, ownerId, wanted }, place) => {
      const id = ids[place] ?? 0
      const communeId = communeIds.get(wanted.commune ?? "") ?? null
      const isOpen = isOpenWanted(wanted.state ?? "active")
      const slot = isOpen ? (slots.get(ownerId) ?? 0) + 1 : null
      if (slot !== null) slots.set(ownerId, slot)
      return {
        ...{ id, ownerId, categoryId, communeId, slot, slug: adSlug(wanted.name, id) },
        radiusKm: communeId === null ? null : (wanted.radiusKm ?? null),
        idempotencyKey: `demo-wanted-${place}`,
        ...wantedRow(wanted, decider, now),
      }
    })
    await insertRows(transaction, wantedAds, rows)
  })
}

/** A wanted ad without its relations. */
function wantedRow(wanted: DemoWanted, decider: number | null, now: Date) {
  const { budget = null, daysAgo, manufacturer = "", name, state = "active", text = "" } = wanted
  const { yearMax = null, yearMin = null } = wanted
  const published = new Date(now.getTime() - days(daysAgo))
  const expiresAt = new Date(published.getTime() + days(wantedDays))
  const isDecided = state !== "in_review"
  return {
    ...{ name, manufacturer, yearMin, yearMax, budget, text, state, createdAt: published },
    publishedAt: isDecided ? published : null,
    expiresAt: isDecided ? expiresAt : null,
    decidedAt: isDecided ? published : null,
    decidedBy: isDecided ? decider : null,
    endedAt: state === "expired" ? expiresAt : null,
    // The demo's sellers get no mails about what was sought before it began.
    matchedAt: now,
  }
}

/** Accounts without a demo log-in of their own, in a fixed order. */
async function listOthers(database: Database): Promise<number[]> {
  const rows = await readRows(
    database,
    z.object({ id: z.number() }),
    sql`select id from users where role = 'user'
      and username not in ('comprador', 'vendedor', 'pro') order by id limit 20`,
  )
  return rows.map(({ id }) => id)
}
