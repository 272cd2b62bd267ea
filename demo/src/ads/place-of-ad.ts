import { readRegions } from "@wara/api/reference/places"
import { z } from "zod"
import { type Trade, tradeSchema } from "../machines/machine-kinds.ts"
import type { Random } from "../random.ts"
import source from "./data/trade-places.json" with { type: "json" }

/** Communes where the machines of each trade are common, with weights. */
export const tradePlaces = z
  .record(tradeSchema, z.record(z.string(), z.number().positive()))
  .parse(source)

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

const weightedPlaces = new Map(
  Object.entries(tradePlaces).map(([trade, weights]) => [trade, Object.entries(weights)]),
)

const inhabited = places.filter((place) => place.slug !== "antartica")

/** The place of an ad: usually one where its trade is common, sometimes any. */
export function pickPlace(trade: Trade, random: Random): Place {
  if (random.chance(0.06)) return random.pick(inhabited)
  const [slug] = random.weighted(weightedPlaces.get(trade) ?? [], ([, weight]) => weight)
  return placeOf(slug)
}

/** Common Chilean street names; addresses are never public. */
export const streetNames = [
  "Camino Industrial",
  "Avenida Las Industrias",
  "Los Aromos",
  "Ruta 5 Sur, km",
  "Camino a Melipilla",
  "Pasaje Los Torneros",
  "Avenida Central",
  "Calle Los Peumos",
  "Camino El Molino",
  "Parcela",
  "Avenida Costanera",
  "Los Boldos",
  "Camino Vecinal",
  "Calle Las Bodegas",
  "Avenida del Cobre",
  "Los Canelos",
  "Calle El Roble",
]
