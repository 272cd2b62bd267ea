import type { Image } from "@wara/contract/image"
import type { OwnAd, OwnAdContent } from "@wara/contract/own-ad"
import { emptyFields } from "@wara/domain/ads/ad-draft"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import { calendarDaysLeft, remainingDays } from "@wara/domain/ads/ad-term"
import { ownerActions } from "@wara/domain/ads/owner-actions"
import type { OwnAdRow } from "./own-ad-store.ts"

const iso = (instant: Date | null) => instant?.toISOString() ?? null

/**
 * An ad as only its owner sees it, field by field. Drafts show their entered content; a price below
 * 0 counts as missing.
 */
export function presentOwnAd(row: OwnAdRow, now: Date): OwnAd {
  const { ad, category, commune, cover, dataBlockedAt, draft, region, review } = row
  const shown = draft?.ad ?? ad
  return {
    id: ad.id,
    documentId: ad.documentId,
    slug: ad.slug,
    name: shown.name,
    state: ad.state,
    price: Math.max(0, shown.price),
    currency: shown.currency,
    category: category && { ...category, color_tint: category.colorTint },
    place: commune === null ? null : `${commune}, ${region}`,
    // Its pictures are not public any more.
    cover: ad.state === "banned" ? null : cover,
    featured: ad.featured,
    featured_until: iso(ad.featuredUntil),
    remaining_days: ad.state === "active" ? remainingDays(ad.expiresAt, now) : 0,
    ends_in_days: ad.state === "active" ? calendarDaysLeft(ad.expiresAt, now) : 0,
    published_at: iso(ad.publishedAt),
    expires_at: iso(ad.expiresAt),
    ended_at: iso(ad.endedAt),
    end_reason: ad.endReason,
    paused_by_block: isPausedByBlock(ad, dataBlockedAt),
    appealed_at: ad.state === "on_hold" ? iso(row.appealedAt) : null,
    submitted_at: iso(ad.submittedAt),
    updated_at: row.changedAt.toISOString(),
    contact_reveals: row.contactReveals,
    saves: row.saves,
    review: review && {
      kind: review.kind,
      state: review.state,
      reason: review.reason,
      notes: review.notes,
      submitted_at: review.submittedAt.toISOString(),
      decided_at: iso(review.decidedAt),
    },
    ban: ad.state === "banned" ? { reason: ad.banReason ?? "other", notes: ad.banNotes } : null,
    can: ownerActions(ad, now, { hasDataBlocked: dataBlockedAt !== null }),
  }
}

/** A block pauses the ads of its instant; it resumes only those. */
function isPausedByBlock({ endedAt, state }: OwnAdRow["ad"], blockedAt: Date | null): boolean {
  return state === "deactivated" && blockedAt !== null && Number(endedAt) === Number(blockedAt)
}

/**
 * The entered content with its full pictures; references to nothing are null. Content stored before
 * a field existed has it empty.
 */
export function presentContent(content: AdContent, images: Image[]): OwnAdContent {
  const chosen = (id: number) => (id === 0 ? null : id)
  return {
    ...emptyFields(),
    ...content,
    price: Math.max(0, content.price),
    category: chosen(content.category),
    region: chosen(content.region),
    commune: chosen(content.commune),
    condition: chosen(content.condition),
    gallery: images,
  }
}
