import type { AppliedPart } from "@wara/contract/search-meaning"
import type { Meaning, UnderstoodPart } from "@wara/domain/search/understood-part"
import { ads } from "../../collections/ads.ts"
import type { Condition } from "../../collections/dialect/condition.ts"
import { readFilters } from "../../collections/dialect/read-filters.ts"
import { facetFilters } from "../../collections/facet-filters.ts"

/** Marks the parts that apply: those whose kind of filter was not asked for explicitly. */
export function applyParts(
  parts: readonly UnderstoodPart[],
  explicit: readonly Condition[],
): AppliedPart[] {
  const { own } = facetFilters(explicit)
  const isTaken = ({ kind }: Meaning): boolean => {
    if (kind === "price" || kind === "year") return own[kind].length > 0
    return own.commune.length > 0 || own.region.length > 0
  }
  return parts.map((part) => ({ ...part, applied: !isTaken(part.meaning) }))
}

/** The conditions of the applied parts, as if they had been asked for. */
export function understoodConditions(parts: readonly AppliedPart[]): Condition[] {
  return parts
    .filter(({ applied }) => applied)
    .flatMap(({ meaning }) => readFilters(ads, "visitor", wireFilter(meaning)))
}

function wireFilter(meaning: Meaning) {
  switch (meaning.kind) {
    case "commune":
      return { commune: { slug: { $eq: meaning.slug } } }
    case "region":
      return { commune: { region: { slug: { $eq: meaning.slug } } } }
    case "price":
      return { price_clp: between(meaning) }
    case "year":
      return { year: between(meaning) }
  }
}

function between({ min, max }: { min: number | null; max: number | null }) {
  return {
    ...(min === null ? {} : { $gte: String(min) }),
    ...(max === null ? {} : { $lte: String(max) }),
  }
}
