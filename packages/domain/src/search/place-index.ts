import type { KnownCommune, KnownRegion } from "../places/known-place.ts"
import {
  ambiguousNames,
  communeNicknames,
  numeralPatterns,
  regionNicknames,
  regionNumerals,
} from "../places/place-name-texts.ts"
import { searchTokens } from "./search-tokens.ts"

/**
 * Possible meanings of a name. A commune and a region of the same name are distinguished by the
 * surrounding words.
 */
export type NamedPlace = {
  commune: KnownCommune | null
  region: KnownRegion | null
  /** Whether the name is also an ordinary equipment word. */
  isAmbiguous: boolean
}

/** Places by name; names are words without accents joined by spaces. */
export type PlaceIndex = { places: ReadonlyMap<string, NamedPlace>; maxNameLength: number }

/** Normalises a name for comparison. */
export function placeKey(name: string): string {
  return searchTokens(name)
    .filter(({ kind }) => kind !== "sign")
    .map(({ plain }) => plain)
    .join(" ")
}

/**
 * Builds the index of all places by names, nicknames and numerals; built once for many searches.
 */
export function buildPlaceIndex(communes: readonly KnownCommune[]): PlaceIndex {
  const places = new Map<string, NamedPlace>()
  const add = (name: string, place: Partial<NamedPlace>) => {
    const key = placeKey(name)
    const known = places.get(key) ?? { commune: null, region: null }
    places.set(key, { ...known, ...place, isAmbiguous: ambiguousNames.has(key) })
  }
  for (const commune of communes) {
    for (const name of [commune.name, ...(communeNicknames[commune.slug] ?? [])])
      add(name, { commune })
  }
  const regions = new Map(communes.map(({ region }) => [region.slug, region]))
  for (const region of regions.values()) {
    for (const name of [region.name, ...(regionNicknames[region.slug] ?? [])]) add(name, { region })
    for (const numeral of regionNumerals[region.slug] ?? [])
      for (const pattern of numeralPatterns) add(pattern.replace("{}", numeral), { region })
  }
  const lengths = [...places.keys()].map((key) => key.split(" ").length)
  return { places, maxNameLength: Math.max(0, ...lengths) }
}
