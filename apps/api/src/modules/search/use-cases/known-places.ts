import { buildPlaceIndex, type PlaceIndex } from "@wara/domain/search/understand-place"
import { minutes } from "@wara/domain/time"
import type { Database } from "../../../database/database.ts"
import { listKnownCommunes, type NumberedCommune } from "../vocabulary-store.ts"

/** The places of Chile, cached in memory; communes by name. */
export type KnownPlaces = { communes: NumberedCommune[]; index: PlaceIndex }

/**
 * Reads the cached places, which hardly ever change. They are read again where they lack one of these
 * communes, which then is newer than they are.
 */
export type ReadPlaces = (now: Date, communeIds?: readonly number[]) => Promise<KnownPlaces>

type CachedPlaces = { readPlaces: ReadPlaces; forgetPlaces: () => void }

/** Milliseconds after which the places are reloaded. */
const maxAgeMs = minutes(10)

/**
 * Caches the places in memory, because every search needs them. A failed read is retried. After
 * `forgetPlaces` nobody gets what was read before.
 */
export function createKnownPlaces(database: Database): CachedPlaces {
  let cached: { at: number; places: Promise<Cached> } | null = null

  function read(now: Date): Promise<Cached> {
    if (cached !== null && now.getTime() - cached.at < maxAgeMs) return cached.places
    const entry = { at: now.getTime(), places: readAll(database) }
    cached = entry
    entry.places.catch(() => {
      if (cached === entry) cached = null
    })
    return entry.places
  }

  function forgetPlaces(): void {
    cached = null
  }

  return {
    forgetPlaces,
    readPlaces: async (now, communeIds = []) => {
      const { ids, ...places } = await read(now)
      if (communeIds.every((id) => ids.has(id))) return places
      forgetPlaces()
      return read(now)
    },
  }
}

type Cached = KnownPlaces & { ids: ReadonlySet<number> }

async function readAll(database: Database): Promise<Cached> {
  const communes = await listKnownCommunes(database)
  const ids = new Set(communes.map(({ id }) => id))
  return { communes, ids, index: buildPlaceIndex(communes) }
}
