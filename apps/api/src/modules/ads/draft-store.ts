import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { and, desc, eq, inArray, lt, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { adDrafts } from "../../database/schema/drafts.ts"

/** What is stored of a draft. */
export type StoredDraft = {
  adId: number
  content: AdDraft
  version: number
  savedAt: Date
  /** Browser and system that saved it; empty when unknown. */
  device: string
}

/** The ad that an owner made with that key. */
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

/** Makes an ad of which nothing is known yet; its slug stands in until it is submitted. */
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
  if (!ad) throw new Error("an ad was not written")
  return ad.id
}

/** Stores a new draft's first version. */
export async function insertDraft(
  transaction: Database,
  draft: Omit<StoredDraft, "version">,
): Promise<void> {
  await transaction.insert(adDrafts).values(draft)
}

/** Stores what is typed over the version that was seen; null when there is a newer one. */
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

/** What is typed of an ad; null when nothing is. */
export async function findDraft(database: Database, adId: number): Promise<StoredDraft | null> {
  const [draft] = await database.select().from(adDrafts).where(eq(adDrafts.adId, adId))
  return draft ?? null
}

/** The owner's draft that was saved last, of those that can still be typed in; or that of one ad. */
export async function findOpenDraft(
  database: Database,
  ownerId: number,
  adId: number | null,
): Promise<StoredDraft | null> {
  const [newest] = await database
    .select({ draft: adDrafts })
    .from(adDrafts)
    .innerJoin(ads, eq(ads.id, adDrafts.adId))
    .where(
      and(
        eq(ads.ownerId, ownerId),
        inArray(ads.state, ["draft", "awaiting_payment"]),
        adId === null ? undefined : eq(ads.id, adId),
      ),
    )
    .orderBy(desc(adDrafts.savedAt), desc(adDrafts.adId))
    .limit(1)
  return newest?.draft ?? null
}

/** Forgets what was typed: it was submitted. */
export async function deleteDraft(transaction: Database, adId: number): Promise<void> {
  await transaction.delete(adDrafts).where(eq(adDrafts.adId, adId))
}

/**
 * Drafts that nobody has touched since an instant, with their owners; those that somebody is at are
 * left to them.
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
