import { adSlug } from "@wara/domain/ads/ad-name"
import type { AlertState } from "@wara/domain/alerts/alert"
import { maxOpenWanted } from "@wara/domain/wanted/wanted-ad"
import type { NewWanted } from "@wara/domain/wanted/wanted-schema"
import { and, desc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { alerts } from "../../database/schema/alerts.ts"
import { categories, communes, regions } from "../../database/schema/catalog.ts"
import { leads } from "../../database/schema/leads.ts"
import { wantedAds } from "../../database/schema/wanted-ads.ts"

export type StoredWanted = typeof wantedAds.$inferSelect

/** The ids of a category and a commune by their slugs; null for those that do not exist. */
export async function findChoices(database: Database, wanted: NewWanted) {
  const [category] = await database
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.slug, wanted.category))
  const [commune] = await database
    .select({ id: communes.id })
    .from(communes)
    .where(eq(communes.slug, wanted.commune))
  return { categoryId: category?.id ?? null, communeId: commune?.id ?? null }
}

/** The first place of a person that is not taken; null when all are. Their account is locked. */
export async function findFreeSlot(transaction: Database, ownerId: number): Promise<number | null> {
  const taken = await transaction
    .select({ slot: wantedAds.slot })
    .from(wantedAds)
    .where(and(eq(wantedAds.ownerId, ownerId), isNotNull(wantedAds.slot)))
  const slots = Array.from({ length: maxOpenWanted }, (_, index) => index + 1)
  return slots.find((slot) => !taken.some((other) => other.slot === slot)) ?? null
}

export async function findWantedByKey(
  database: Database,
  owner: { ownerId: number; key: string },
): Promise<StoredWanted | null> {
  const same = and(eq(wantedAds.ownerId, owner.ownerId), eq(wantedAds.idempotencyKey, owner.key))
  const [wanted] = await database.select().from(wantedAds).where(same)
  return wanted ?? null
}

/** Stores a wanted ad with the address of its page, which has its number. */
export async function insertWanted(
  transaction: Database,
  wanted: Omit<typeof wantedAds.$inferInsert, "slug">,
): Promise<StoredWanted> {
  const { rows } = await transaction.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('wanted_ads', 'id'))::int as id`,
  )
  const id = rows[0]?.id ?? 0
  const [stored] = await transaction
    .insert(wantedAds)
    .overridingSystemValue()
    .values({ ...wanted, id, slug: adSlug(wanted.name, id) })
    .returning()
  if (!stored) throw new Error("no wanted ad was stored")
  return stored
}

export async function findWanted(database: Database, id: number): Promise<StoredWanted | null> {
  const [wanted] = await database.select().from(wantedAds).where(eq(wantedAds.id, id))
  return wanted ?? null
}

export async function lockWanted(transaction: Database, id: number): Promise<StoredWanted | null> {
  const [wanted] = await transaction
    .select()
    .from(wantedAds)
    .where(eq(wantedAds.id, id))
    .for("no key update")
  return wanted ?? null
}

export async function findOwnWanted(
  database: Database,
  { documentId, ownerId }: { documentId: string; ownerId: number },
): Promise<StoredWanted | null> {
  const own = and(eq(wantedAds.documentId, documentId), eq(wantedAds.ownerId, ownerId))
  const [wanted] = await database.select().from(wantedAds).where(own)
  return wanted ?? null
}

export async function updateWanted(
  transaction: Database,
  id: number,
  change: Partial<typeof wantedAds.$inferInsert>,
): Promise<void> {
  await transaction.update(wantedAds).set(change).where(eq(wantedAds.id, id))
}

/** A wanted ad with the names of what it chooses. */
export async function findNamedWanted(database: Database, id: number) {
  const [found] = await selectNamed(database).where(eq(wantedAds.id, id))
  return found ?? null
}

/** A person's wanted ads, newest first. */
export function listOwnWanted(database: Database, ownerId: number) {
  return selectNamed(database).where(eq(wantedAds.ownerId, ownerId)).orderBy(desc(wantedAds.id))
}

export type NamedWanted = Awaited<ReturnType<typeof listOwnWanted>>[number]

function selectNamed(database: Database) {
  return database
    .select({
      wanted: wantedAds,
      category: { name: categories.name, slug: categories.slug },
      commune: { name: communes.name, slug: communes.slug },
      region: { name: regions.name, slug: regions.slug },
      alert: sql<AlertState | null>`(select alert.state from ${alerts} as alert
        where alert.wanted_id = ${wantedAds.id} and alert.state <> 'stopped' order by alert.id limit 1)`,
      offers: sql<number>`(select count(*)::int from ${leads} as offer where offer.wanted_id = ${wantedAds.id} and offer.anonymised_at is null)`,
    })
    .from(wantedAds)
    .innerJoin(categories, eq(categories.id, wantedAds.categoryId))
    .leftJoin(communes, eq(communes.id, wantedAds.communeId))
    .leftJoin(regions, eq(regions.id, communes.regionId))
}

/** Public wanted ads whose days are over, locked; those that another server ends are left out. */
export function lockExpired(transaction: Database, now: Date, limit: number) {
  return transaction
    .select()
    .from(wantedAds)
    .where(and(eq(wantedAds.state, "active"), lte(wantedAds.expiresAt, now)))
    .orderBy(wantedAds.expiresAt)
    .limit(limit)
    .for("no key update", { skipLocked: true })
}

/** Ends the open wanted ads of an account; returns their ids. */
export async function endOpenWanted(
  transaction: Database,
  ownerId: number,
  now: Date,
): Promise<number[]> {
  const ended = await transaction
    .update(wantedAds)
    .set({ state: "ended", slot: null, endedAt: now })
    .where(and(eq(wantedAds.ownerId, ownerId), inArray(wantedAds.state, ["in_review", "active"])))
    .returning({ id: wantedAds.id })
  return ended.map(({ id }) => id)
}
