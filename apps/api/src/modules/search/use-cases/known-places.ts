import { buildPlaceIndex, type PlaceIndex } from "@wara/domain/search/understand-place"
import { minutes } from "@wara/domain/time"
import type { Database } from "../../../database/database.ts"
import { listKnownCommunes, type NumberedCommune } from "../vocabulary-store.ts"

/** The places of Chile, cached in memory. */
export type KnownPlaces = { communes: NumberedCommune[]; index: PlaceIndex }

/** Reads the cached places, which hardly ever change. */
export type ReadPlaces = (now: Date) => Promise<KnownPlaces>

/** Milliseconds after which the places are reloaded. */
const maxAgeMs = minutes(10)

/** Caches the places in memory, because every search needs them. A failed read is retried. */
export function createKnownPlaces(database: Database): ReadPlaces {
  let cached: { at: number; places: Promise<KnownPlaces> } | null = null
  return (now) => {
    if (cached !== null && now.getTime() - cached.at < maxAgeMs) return cached.places
    const places = readPlaces(database)
    const entry = { at: now.getTime(), places }
    cached = entry
    places.catch(() => {
      if (cached === entry) cached = null
    })
    return places
  }
}

async function readPlaces(database: Database): Promise<KnownPlaces> {
  const communes = await listKnownCommunes(database)
  return { communes, index: buildPlaceIndex(communes) }
}
