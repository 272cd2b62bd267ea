import type { KnownCommune, KnownRegion } from "../places/nearest-communes.ts"
import {
  ambiguousNames,
  articles,
  communeLeads,
  communeNicknames,
  distanceEnds,
  distanceStarts,
  distanceUnits,
  nameAbbreviations,
  nearLead,
  numeralPatterns,
  placeLeads,
  regionLeads,
  regionNicknames,
  regionNumerals,
  sureLeads,
} from "../places/place-name-texts.ts"
import { nearRadiusKm, offeredRadius } from "../places/radius.ts"
import {
  type Meaning,
  phraseLengthBefore,
  phrasesOf,
  type SearchToken,
  searchTokens,
  type TokenMatch,
} from "./search-tokens.ts"

/**
 * Possible meanings of a name. A commune and a region of the same name are distinguished by the
 * surrounding words.
 */
type NamedPlace = {
  commune: KnownCommune | null
  region: KnownRegion | null
  /** Whether the name is also an ordinary equipment word. */
  isAmbiguous: boolean
}

/** Places by name; names are words without accents joined by spaces. */
export type PlaceIndex = { places: ReadonlyMap<string, NamedPlace>; maxNameLength: number }

/** Normalises a name for comparison. */
function placeKey(name: string): string {
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

export type PlaceMeaning = Extract<Meaning, { kind: "commune" | "region" }>

/**
 * The first place that a text names; null for none. When a commune and a region share a name the
 * region, which contains the commune, is meant, unless "comuna", "ciudad" or kilometres precede it.
 */
export function understandPlace(
  tokens: readonly SearchToken[],
  { places, maxNameLength }: PlaceIndex,
): TokenMatch<PlaceMeaning> | null {
  for (let coreFrom = 0; coreFrom < tokens.length; coreFrom++) {
    for (const { key, to } of namesFrom(tokens, coreFrom, maxNameLength)) {
      const place = places.get(key)
      if (place === undefined) continue
      const leadsFrom = leadsBefore(tokens, coreFrom)
      const distance = leadsFrom < coreFrom ? distanceBefore(tokens, leadsFrom) : null
      const meaning = choosePlace(place, tokens.slice(leadsFrom, coreFrom), distance)
      if (meaning !== null) return { meaning, from: distance?.from ?? leadsFrom, coreFrom, to }
    }
  }
  return null
}

/** Names of up to `longest` words that begin at a token, longest first; signs only separate. */
function namesFrom(tokens: readonly SearchToken[], from: number, maxWords: number) {
  const names: { key: string; to: number }[] = []
  const words: string[] = []
  if (tokens[from]?.kind === "sign" || isPartOfName(tokens, from)) return []
  for (let place = from; place < tokens.length && words.length < maxWords; place++) {
    const token = tokens[place]
    if (token === undefined || token.kind === "sign") continue
    words.push(nameAbbreviations[token.plain] ?? token.plain)
    if (!isPartOfName(tokens, place + 1)) names.push({ key: words.join(" "), to: place + 1 })
  }
  return names.reverse()
}

/** "cat" in "cat320" and "200" in "pc200" are not separate words. */
const isPartOfName = (tokens: readonly SearchToken[], place: number): boolean =>
  tokens[place]?.glued === true &&
  tokens[place].kind !== "sign" &&
  tokens[place - 1]?.kind !== "sign"

function leadsBefore(tokens: readonly SearchToken[], place: number): number {
  let from = place
  while (placeLeads.has(tokens[from - 1]?.plain ?? "")) from--
  return from
}

type Distance = { from: number; radiusKm: number }

const [starts, ends] = [phrasesOf(distanceStarts), phrasesOf(distanceEnds)]

/** The distance that ends before a token, such as "a menos de 100 km"; null for none. */
function distanceBefore(tokens: readonly SearchToken[], end: number): Distance | null {
  const unit = end - phraseLengthBefore(tokens, end, ends) - 1
  const digits = tokens[unit - 1]?.plain ?? ""
  if (!distanceUnits.has(tokens[unit]?.plain ?? "") || !/^\d{1,3}$/.test(digits)) return null
  const radiusKm = offeredRadius(Number(digits))
  if (radiusKm === null) return null
  return { from: unit - 1 - phraseLengthBefore(tokens, unit - 1, starts), radiusKm }
}

function choosePlace(
  place: NamedPlace,
  leads: readonly SearchToken[],
  distance: Distance | null,
): PlaceMeaning | null {
  const isLedBy = (words: ReadonlySet<string>) => leads.some(({ plain }) => words.has(plain))
  const isOrdinary = articles.has(leads.at(-1)?.plain ?? "") || !isLedBy(sureLeads)
  if (place.isAmbiguous && isOrdinary && distance === null) return null
  const { commune, region } = place
  const isAround = distance !== null || isLedBy(communeLeads)
  const wantsCommune = commune !== null && (region === null || isAround)
  if (wantsCommune && !(region !== null && isLedBy(regionLeads))) {
    const { slug, name, region: own } = commune
    const near = leads.some(({ plain }) => plain === nearLead) ? nearRadiusKm : undefined
    const radius_km = distance?.radiusKm ?? near
    const meaning = { slug, name, region: { slug: own.slug, name: own.name } } as const
    return { kind: "commune", ...meaning, ...(radius_km === undefined ? {} : { radius_km }) }
  }
  return region === null ? null : { kind: "region", slug: region.slug, name: region.name }
}
