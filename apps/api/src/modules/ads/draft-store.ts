import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { and, desc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { adDrafts, ads } from "../../database/schema/ads.ts"
import { orders } from "../../database/schema/orders.ts"

type StoredDraft = {
  adId: number
  content: AdDraft
  version: number
  savedAt: Date
  device: string
}

export async function findDraft(database: Database, adId: number): Promise<StoredDraft | null> {
  const [draft] = await database.select().from(adDrafts).where(eq(adDrafts.adId, adId))
  return draft ?? null
}

/** The owner's most recently saved editable draft, or the draft of an ad or of a key. */
export async function findOpenDraft(
  database: Database,
  ownerId: number,
  { ad, key }: { ad?: number | undefined; key?: string | undefined },
): Promise<StoredDraft | null> {
  const [newest] = await database
    .select({ draft: adDrafts })
    .from(adDrafts)
    .innerJoin(ads, eq(ads.id, adDrafts.adId))
    .where(
      and(
        eq(ads.ownerId, ownerId),
        inArray(ads.state, ["draft", "awaiting_payment"]),
        ad === undefined ? undefined : eq(ads.id, ad),
        key === undefined ? undefined : eq(ads.idempotencyKey, key),
      ),
    )
    .orderBy(desc(adDrafts.savedAt), desc(adDrafts.adId))
    .limit(1)
  return newest?.draft ?? null
}

/** The ad that an owner created with this key. */
export async function findAdByKey(
  database: Database,
  ownerId: number,
  key: string,
): Promise<number | null> {
  const [ad] = await database
    .select({ id: ads.id })
    .from(ads)
    .where(and(eq(ads.ownerId, ownerId), eq(ads.idempotencyKey, key)))
  return ad?.id ?? null
}

/** Creates an empty ad with a placeholder slug until it is submitted. */
export async function insertDraftAd(
  transaction: Database,
  ownerId: number,
  idempotencyKey: string,
): Promise<number> {
  const [ad] = await transaction
    .insert(ads)
    .values({
      ownerId,
      idempotencyKey,
      name: "",
      slug: sql`'draft-' || replace(gen_random_uuid()::text, '-', '')`,
    })
    .returning({ id: ads.id })
  if (!ad) throw new Error("an ad was not stored")
  return ad.id
}

export async function insertDraft(
  transaction: Database,
  draft: Omit<StoredDraft, "version">,
): Promise<void> {
  await transaction.insert(adDrafts).values(draft)
}

/** Stores content over the version last read; null when there is a newer one. */
export async function updateDraft(
  transaction: Database,
  draft: StoredDraft,
): Promise<number | null> {
  const { adId, content, device, savedAt, version } = draft
  const [saved] = await transaction
    .update(adDrafts)
    .set({ content, device, savedAt, version: version + 1 })
    .where(and(eq(adDrafts.adId, adId), eq(adDrafts.version, version)))
    .returning({ version: adDrafts.version })
  return saved?.version ?? null
}

export async function deleteDraft(transaction: Database, adId: number): Promise<void> {
  await transaction.delete(adDrafts).where(eq(adDrafts.adId, adId))
}

/**
 * Drafts not saved since an instant, with their owners; drafts locked by other requests are
 * skipped.
 */
export async function lockOldDrafts(
  transaction: Database,
  before: Date,
  batchSize: number,
): Promise<number[]> {
  const old = await transaction
    .select({ id: ads.id })
    .from(adDrafts)
    .innerJoin(ads, eq(ads.id, adDrafts.adId))
    .innerJoin(users, eq(users.id, ads.ownerId))
    .where(and(eq(ads.state, "draft"), lt(adDrafts.savedAt, before)))
    .orderBy(adDrafts.adId)
    .limit(batchSize)
    .for("no key update", { of: [users, ads], skipLocked: true })
  return old.map(({ id }) => id)
}

/**
 * Removes drafts. Drafts never submitted are deleted; others are only hidden, because ledger and
 * reviews reference them. Unpaid orders of deleted drafts keep their items.
 */
export async function removeDrafts(
  transaction: Database,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const hidden = await transaction
    .update(ads)
    .set({ hiddenAt: now })
    .where(and(inArray(ads.id, [...ids]), isNotNull(ads.submittedAt)))
    .returning({ id: ads.id })
  const hiddenIds = hidden.map(({ id }) => id)
  await transaction.delete(adDrafts).where(inArray(adDrafts.adId, hiddenIds))
  // Paid after all, such an order is one of credits.
  await transaction
    .update(orders)
    .set({ adId: null })
    .where(and(inArray(orders.adId, hiddenIds), inArray(orders.state, ["created", "redirected"])))
  await deleteAds(
    transaction,
    ids.filter((id) => !hiddenIds.includes(id)),
  )
}

async function deleteAds(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(orders)
    .set({ adId: null })
    .where(inArray(orders.adId, [...ids]))
  await transaction.delete(ads).where(inArray(ads.id, [...ids]))
}
