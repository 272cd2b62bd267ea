import type { Ad, EndedAd } from "@wara/contract/ad"
import type { Commune, Condition, Region } from "@wara/contract/catalog"
import type { Image } from "@wara/contract/image"
import type { OwnAd, OwnAdDetail } from "@wara/contract/own-ad"
import { ownerActions } from "@wara/domain/ads/owner-actions"
import { buildCategory } from "./build-catalog.ts"
import { buildRecord } from "./sequence.ts"

/**
 * A public ad with every relation that a visitor receives. Its owner is left out, as in the API's
 * response.
 */
export function buildAd(overrides: Partial<Ad> = {}): Ad {
  const record = buildRecord()
  return {
    ...record,
    slug: `excavadora-komatsu-pc200-${record.id}`,
    name: `Excavadora Komatsu PC200 ${record.id}`,
    description: "Lista para trabajar.\n\nMantenciones al dia.",
    price: 1_250_000,
    currency: "CLP",
    manufacturer: "Komatsu",
    model: "PC200",
    year: 2019,
    weight: 20_500,
    width: 280,
    height: 304,
    depth: 943,
    price_dropped_at: null,
    price_before_drop: null,
    active: true,
    remaining_days: 4,
    published_at: "2026-11-10T15:00:00.000Z",
    expires_at: "2026-11-25T15:00:00.000Z",
    createdAt: "2026-11-09T15:00:00.000Z",
    updatedAt: "2026-11-10T15:00:00.000Z",
    gallery: [buildImage(), buildImage()],
    ad_featured_reservation: null,
    category: buildCategory(),
    condition: buildCondition(),
    commune: buildCommune(),
    ...overrides,
  }
}

/** An ended ad whose page is still served. */
export function buildEndedAd(overrides: Partial<EndedAd> = {}): EndedAd {
  const record = buildRecord()
  return {
    ...record,
    slug: `excavadora-terminada-${record.id}`,
    name: `Excavadora Komatsu PC200 ${record.id}`,
    ended_at: "2026-11-15T15:00:00.000Z",
    gone: false,
    gallery: [buildImage()],
    category: buildCategory(),
    commune: buildCommune(),
    ...overrides,
  }
}

/** A region: Antofagasta by default. */
export function buildRegion(overrides: Partial<Region> = {}): Region {
  return {
    ...buildRecord(),
    name: "Antofagasta",
    full_name: "Antofagasta",
    slug: "antofagasta",
    code: "02",
    order: 3,
    ...overrides,
  }
}

/** A commune with its region: Calama by default. */
export function buildCommune(overrides: Partial<Commune> = {}): Commune {
  return {
    ...buildRecord(),
    name: "Calama",
    slug: "calama",
    code: "02201",
    latitude: -22.45,
    longitude: -68.93,
    region: buildRegion(),
    ...overrides,
  }
}

/** A machine's condition: used by default. */
export function buildCondition(overrides: Partial<Condition> = {}): Condition {
  return { ...buildRecord(), name: "Usado", slug: "usado", ...overrides }
}

/** A stored picture of 1600 × 1200 with all its formats. */
export function buildImage(overrides: Partial<Image> = {}): Image {
  const record = buildRecord()
  const name = `machine-${record.id}`
  return {
    ...record,
    url: `/uploads/${name}.webp`,
    width: 1600,
    height: 1200,
    alternativeText: null,
    formats: {
      thumbnail: { url: `/uploads/thumbnail-${name}.webp`, width: 245, height: 184 },
      small: { url: `/uploads/small-${name}.webp`, width: 500, height: 375 },
      medium: { url: `/uploads/medium-${name}.webp`, width: 750, height: 563 },
      large: { url: `/uploads/large-${name}.webp`, width: 1000, height: 750 },
    },
    ...overrides,
  }
}

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
    contact_reveals: 0,
    saves: 0,
    price: 18_500_000,
    currency: "CLP",
    category: buildCategory(),
    place: "Calama, Antofagasta",
    cover: null,
    featured,
    featured_until: null,
    remaining_days: 10,
    ends_in_days: 10,
    published_at: "2026-11-16T12:00:00.000Z",
    expires_at,
    ended_at: null,
    end_reason: null,
    paused_by_block: false,
    submitted_at: "2026-11-15T12:00:00.000Z",
    updated_at: "2026-11-16T12:00:00.000Z",
    review: null,
    ban: null,
    appealed_at: null,
    can: ownerActions({ state, expiresAt, featured, returnedAt: null }, now),
    ...given,
  }
}

/** An own ad with content that can be submitted; the content names the given records. */
export function buildOwnAdDetail(
  given: Partial<OwnAd> = {},
  { category = buildCategory(), commune = buildCommune(), condition = buildCondition() } = {},
): OwnAdDetail {
  const ad = buildOwnAd({ name: "Rodillo Bomag", price: 45_000_000, ...given })
  const content: OwnAdDetail["content"] = {
    name: ad.name,
    category: category.id,
    currency: ad.currency,
    price: ad.price,
    description: "Mantenciones al dia.",
    email: "ventas@faena.cl",
    phone: "+56912345678",
    region: commune.region?.id ?? null,
    commune: commune.id,
    address: "",
    address_number: "",
    condition: condition.id,
    manufacturer: "Bomag",
    model: "",
    year: 2018,
    serial_number: "",
    weight: 0,
    width: 0,
    height: 0,
    depth: 0,
    gallery: [buildImage()],
  }
  return { ...ad, content, hold: null }
}
