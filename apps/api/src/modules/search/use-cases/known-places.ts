import { buildPlaceIndex, type PlaceIndex } from "@wara/domain/search/place-index"
import type { Database } from "../../../database/database.ts"
import { listKnownCommunes, type NumberedCommune } from "../places-store.ts"

/** The places of Chile in memory. */
export type KnownPlaces = { communes: NumberedCommune[]; index: PlaceIndex }

/** Reads the places, which hardly ever change, at most once in a while. */
export type ReadPlaces = (now: Date) => Promise<KnownPlaces>

/** How long places are kept before they are read again. */
const maxAgeMs = 10 * 60_000

/** Keeps the places in memory: every search asks for them. A failed read is tried again. */
export function createKnownPlaces(database: Database): ReadPlaces {
  let kept: { at: number; places: Promise<KnownPlaces> } | null = null
  return (now) => {
    if (kept !== null && now.getTime() - kept.at < maxAgeMs) return kept.places
    const places = readPlaces(database)
    const entry = { at: now.getTime(), places }
    kept = entry
    places.catch(() => {
      if (kept === entry) kept = null
    })
    return places
  }
}

async function readPlaces(database: Database): Promise<KnownPlaces> {
  const communes = await listKnownCommunes(database)
  return { communes, index: buildPlaceIndex(communes) }
}
