import { plainWord } from "../search/plain-word.ts"
import { sellingWords } from "./ad-name-texts.ts"

/** Longest name that a card shows uncut, in characters [S2.35]. */
export const cardNameLimit = 60

/** The name as shown on a card: cut at 60 characters plus "..." [S2.35]. */
export function cardName(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= cardNameLimit) return name
  return `${characters.slice(0, cardNameLimit).join("")}...`
}

/** Maximum length of the slug's part that comes from the ad's name, in characters. */
const nameLength = 70

/**
 * An ad's slug, made once when it is first submitted: its readable name and its id, which makes it
 * unique.
 */
export function adSlug(name: string, ad: number): string {
  const words = plainWord(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, nameLength)
    .replace(/^-+|-+$/g, "")
  return words === "" ? String(ad) : `${words}-${ad}`
}

/** Number of words that identify a machine well enough to find similar ones. */
const minDistinctiveWords = 2

/**
 * The search text that finds ads for the same kind of machine: the first words of the name before
 * its maker, such as "excavadora" or "rodillo compactador". Empty when the name begins with its
 * maker.
 */
export function relatedSearchText(ad: { name: string; manufacturer?: string | undefined }): string {
  const name = ad.name.toLocaleLowerCase("es-CL")
  const maker = ad.manufacturer ? name.indexOf(ad.manufacturer.toLocaleLowerCase("es-CL")) : -1
  const words = (maker >= 0 ? name.slice(0, maker) : name).match(/\p{L}+/gu) ?? []
  return words
    .filter((word) => !sellingWords.has(word))
    .slice(0, minDistinctiveWords)
    .join(" ")
}
