import { searchWords } from "../search/search-words.ts"
import { noiseWords } from "../search/word-list-texts.ts"
import type { SoughtMachine } from "./wanted-search.ts"

/** A seller's ad as it is compared with what is sought; its year is 0 when unknown. */
export type ComparedAd = {
  name: string
  manufacturer: string
  year: number
  priceClp: number
  isSameCategory: boolean
}

/** Words that begin what describes the machine; the words before them are its kind. */
const linkWords = new Set(["a", "al", "con", "de", "del", "en", "o", "para", "por", "sin", "y"])

/**
 * Whether an ad is what is sought, so that a form may propose it: the ad matches the facts that the
 * search of the wanted ad compares, and is called the same kind of machine.
 */
export function isFitting(
  sought: Omit<SoughtMachine, "category"> & { name: string },
  ad: ComparedAd,
): boolean {
  const { budget, manufacturer, name, yearMax, yearMin } = sought
  return (
    ad.isSameCategory &&
    (manufacturer === "" || stemsOf(manufacturer).join() === stemsOf(ad.manufacturer).join()) &&
    (yearMin === null || ad.year >= yearMin) &&
    (yearMax === null || (ad.year > 0 && ad.year <= yearMax)) &&
    (budget === null || ad.priceClp <= budget) &&
    isSameKind(name, `${ad.name} ${ad.manufacturer}`)
  )
}

/** Whether a text has every word of the kind of machine that a name begins with. */
function isSameKind(name: string, text: string): boolean {
  const words = stemsOf(name).filter((word) => !noiseWords.has(word))
  const end = words.findIndex((word) => linkWords.has(word) || /\d/.test(word))
  const kind = end < 0 ? words : words.slice(0, end)
  const found = new Set(stemsOf(text))
  return kind.length > 0 && kind.every((word) => found.has(word))
}

/** Plain words in the singular. */
function stemsOf(text: string): string[] {
  return searchWords(text).map(({ plain }) =>
    noiseWords.has(plain) ? plain : plain.replace(/(?<=[aeiou])s$|(?<=[lnrd])es$/, ""),
  )
}
