import { sellingWords } from "./related-search-texts.ts"

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
