import { readRegions } from "@wara/api/reference/places"
import type { Trade } from "../machines/machine-kinds.ts"
import type { Random } from "../random.ts"
import { tradePlaces } from "./trade-places.ts"

export type Place = { slug: string; name: string; region: string; regionSlug: string }

const places: Place[] = readRegions().flatMap((region) =>
  region.communes.map((commune) => ({
    slug: commune.slug,
    name: commune.name,
    region: region.name,
    regionSlug: region.slug,
  })),
)

const placeBySlug = new Map(places.map((place) => [place.slug, place]))

/** The commune with a slug; throws RangeError when there is none. */
export function placeOf(slug: string): Place {
  const place = placeBySlug.get(slug)
  if (place === undefined) throw new RangeError(`No commune ${slug}`)
  return place
}

const inhabited = places.filter((place) => place.slug !== "antartica")

/** The place of an ad: usually one where its trade is common, sometimes any. */
export function pickPlace(trade: Trade, random: Random): Place {
  if (random.chance(0.06)) return random.pick(inhabited)
  const [slug] = random.weighted(Object.entries(tradePlaces[trade]), ([, weight]) => weight)
  return placeOf(slug)
}
