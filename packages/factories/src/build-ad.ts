import type { Ad, EndedAd } from "@wara/contract/ad"
import { buildCategory } from "./build-category.ts"
import { buildCommune } from "./build-commune.ts"
import { buildCondition } from "./build-condition.ts"
import { buildImage } from "./build-image.ts"
import { buildRecord } from "./sequence.ts"

/** A public ad with every relation that a visitor receives. Its owner is left out, as on the wire. */
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

/** An ad that ended and whose page still answers. */
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
