import { cleanText } from "@wara/api/clean-text"
import { seedDocumentId } from "@wara/api/reference/document-id"
import { adDurationDays } from "@wara/domain/ads/ad-term"
import type { EndReason } from "@wara/domain/ads/review"
import type { SeedUser } from "../sellers/seed-user.ts"
import type { SeedAd } from "./generate-ads.ts"

const hour = 3_600_000

/** Database ids of an ad's references, by username or slug. */
export type AdKeys = {
  users: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, number>
  conditions: ReadonlyMap<string, number>
  communes: ReadonlyMap<string, number>
  people: ReadonlyMap<string, SeedUser>
}

/** An id that must exist; throws RangeError otherwise. */
export function keyOf(keys: ReadonlyMap<string, number>, name: string): number {
  const id = keys.get(name)
  if (id === undefined) throw new RangeError(`Nothing stored for ${name}`)
  return id
}

function instantAt(now: Date, offset: number | null): Date | null {
  return offset === null ? null : new Date(now.getTime() + offset)
}

/** Marks an ad as a demo ad: `demo`, its number in eight digits, a hash. */
function demoAdDocumentId(index: number): string {
  return `demo${String(index).padStart(8, "0")}${seedDocumentId(`ad ${index}`).slice(0, 20)}`
}

const isSent = ({ life }: SeedAd) => life.state !== "draft" && life.state !== "awaiting_payment"

/** Every second owner who ended an ad sold the machine. */
function endReasonOf({ index, life }: SeedAd): EndReason | null {
  if (life.state !== "deactivated") return null
  return index % 2 === 0 ? "sold" : "withdrawn"
}

/** An ad as its row; every second draft has no condition and place yet. */
export function adRow(ad: SeedAd, id: number, keys: AdKeys, now: Date) {
  const seller = keys.people.get(ad.seller)
  const unfinished = ad.life.state === "draft" && ad.index % 2 === 0
  const created = new Date(now.getTime() + ad.life.created)
  return {
    id,
    documentId: demoAdDocumentId(ad.index),
    slug: ad.slug,
    name: ad.name,
    state: ad.life.state,
    ownerId: keyOf(keys.users, ad.seller),
    categoryId: keyOf(keys.categories, ad.category),
    price: ad.price,
    currency: ad.currency,
    priceClp: ad.priceClp,
    description: cleanText(ad.description, "text").text,
    email: seller?.email ?? null,
    phone: seller?.phone ?? null,
    communeId: unfinished ? null : keyOf(keys.communes, ad.commune),
    address: unfinished ? null : ad.address,
    addressNumber: unfinished ? null : ad.addressNumber,
    conditionId: unfinished ? null : keyOf(keys.conditions, ad.condition),
    manufacturer: ad.manufacturer,
    model: ad.model,
    year: ad.year,
    serialNumber: ad.serialNumber,
    weight: ad.weight,
    width: ad.width,
    height: ad.height,
    depth: ad.depth,
    days: adDurationDays,
    // As the trigger of its credit would set it: so a featured ad is written once, not twice.
    featured: ad.featured,
    publishedAt: instantAt(now, ad.life.published),
    expiresAt: instantAt(now, ad.life.expires),
    endedAt: instantAt(now, ad.life.ended),
    submittedAt: isSent(ad) ? created : null,
    // The team took it out of sight six hours ago.
    returnedAt: ad.life.state === "on_hold" ? instantAt(now, -6 * hour) : null,
    endReason: endReasonOf(ad),
    featuredUntil: ad.featured ? instantAt(now, ad.life.expires) : null,
    createdAt: created,
    updatedAt: instantAt(now, ad.life.ended ?? ad.life.published) ?? created,
  }
}

/** The credits that an ad used: spent when submitted, returned when rejected. */
export function creditRows(ad: SeedAd, id: number, keys: AdKeys, now: Date) {
  const { state, created } = ad.life
  if (state === "draft" || state === "awaiting_payment") return { publication: [], featured: [] }
  const at = (offset: number) => new Date(now.getTime() + offset)
  const isReturned = state === "rejected"
  const credit = {
    ownerId: keyOf(keys.users, ad.seller),
    days: adDurationDays,
    adId: isReturned ? null : id,
    grantedAt: at(created - 48 * hour),
    spentAt: isReturned ? null : at(created),
    returnedAt: isReturned ? at(created + 24 * hour) : null,
  }
  const source: "free" | "pack" = ad.index % 3 === 0 ? "free" : "pack"
  return {
    publication: [{ ...credit, source }],
    featured: ad.featured ? [{ ...credit, source: "pack" as const }] : [],
  }
}
