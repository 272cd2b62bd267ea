import type { AdFacets, FilterCategory, FilterCommune } from "@wara/contract/search"
import type { AdSearch } from "@wara/domain/listing/ad-search"
import { aroundTexts } from "@wara/domain/places/radius-texts"
import { listTexts, missingTexts } from "./texts.ts"

/** Display names of the chosen values; empty when none is chosen. */
export type SearchNames = Record<"category" | "region" | "commune" | "condition", string>

type Named = { slug: string; name: string }

function wordsOf(slug: string): string {
  const words = slug.replaceAll("-", " ")
  return words.charAt(0).toLocaleUpperCase("es-CL") + words.slice(1)
}

function nameOf(slug: string, ...lists: Named[][]): string {
  if (slug === "") return ""
  return lists.flat().find((item) => item.slug === slug)?.name ?? wordsOf(slug)
}

/**
 * Names of the chosen values: from the facets, else from the whole catalogue, else from the slug.
 */
export function searchNames(
  search: AdSearch,
  facets: AdFacets,
  catalog: { categories: FilterCategory[]; communes: FilterCommune[] },
): SearchNames {
  const regions = catalog.communes.map((commune) => commune.region)
  return {
    category: nameOf(search.category, facets.categories, catalog.categories),
    region: nameOf(search.region, facets.regions, regions),
    commune: nameOf(search.commune, facets.communes, catalog.communes),
    condition: nameOf(search.condition, facets.conditions),
  }
}

/** Longest text of a heading, in characters; the filter chip shows the whole text. */
const maxTextLength = 40

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase("es-CL") + text.slice(1)
}

/**
 * Longest text of a heading that says what is missing: with both texts it fits about three lines of a
 * phone of 360 px.
 */
const maxMissingLength = 22

/** A text for a heading: without quotes, truncated at a word boundary when it is long. */
function shortText(text: string, maxLength: number): string {
  const plain = text.replace(/["“”„«»]/gu, "").trim()
  if (Array.from(plain).length <= maxLength) return plain
  const truncated = Array.from(plain).slice(0, maxLength).join("")
  const lastSpace = truncated.lastIndexOf(" ")
  return `${lastSpace > maxLength / 2 ? truncated.slice(0, lastSpace) : truncated}…`
}

function subject(search: AdSearch, category: string): string {
  const text = shortText(search.text, maxTextLength)
  if (text !== "") return capitalised(text)
  if (category !== "")
    return search.manufacturer === "" ? category : `${category} ${search.manufacturer}`
  if (search.manufacturer !== "") return `${listTexts.machines} ${search.manufacturer}`
  return listTexts.everything
}

/**
 * The search in one line: "Excavadora en Antofagasta", "Bomba en Agricultura, Calama", "Excavadora,
 * hasta 100 km de Calama".
 */
export function searchHeading(search: AdSearch, names: SearchNames): string {
  const { radiusKm, text } = search
  const what = subject(search, names.category)
  const around = radiusKm === null ? "" : aroundTexts.inside(names.commune, radiusKm)
  const place = radiusKm === null ? names.commune || names.region : ""
  const scopes = [text === "" ? "" : names.category, place]
  const where = scopes.filter((scope) => scope !== "").join(", ")
  const all = where === "" ? what : `${what} ${listTexts.inPlace} ${where}`
  return around === "" ? all : `${all}, ${around}`
}

/** Says that no ad has all words, and which words the shown ads contain; empty without a text. */
export function missingHeading(text: string, matchedWords: string): string {
  if (matchedWords === "") return missingTexts.none(shortText(text, maxTextLength))
  const missing = missingTexts.none(shortText(text, maxMissingLength))
  return `${missing}. ${missingTexts.shown(shortText(matchedWords, maxMissingLength))}`
}
