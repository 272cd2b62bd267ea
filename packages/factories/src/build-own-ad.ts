import type { OwnAd } from "@wara/contract/own-ad"
import { ownerActions } from "@wara/domain/ads/owner-actions"
import { buildCategory } from "./build-category.ts"
import { buildRecord } from "./sequence.ts"

/**
 * By default a published ad as its owner sees it, ten days before its end; its `can` follows from
 * its state.
 */
export function buildOwnAd(given: Partial<OwnAd> = {}): OwnAd {
  const record = buildRecord()
  const { state = "active", expires_at = "2026-12-01T12:00:00.000Z", featured = false } = given
  const expiresAt = expires_at === null ? null : new Date(expires_at)
  const now = new Date("2026-11-21T12:00:00.000Z")
  return {
    ...record,
    slug: `equipo-${record.id}`,
    name: `Equipo ${record.id}`,
    state,
    price: 18_500_000,
    currency: "CLP",
    category: buildCategory(),
    place: "Calama, Antofagasta",
    cover: null,
    featured,
    featured_until: null,
    remaining_days: 10,
    published_at: "2026-11-16T12:00:00.000Z",
    expires_at,
    ended_at: null,
    end_reason: null,
    submitted_at: "2026-11-15T12:00:00.000Z",
    updated_at: "2026-11-16T12:00:00.000Z",
    review: null,
    ban: null,
    can: ownerActions({ state, expiresAt, featured, returnedAt: null }, now),
    ...given,
  }
}
