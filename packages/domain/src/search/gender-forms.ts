/** Singular and plural of a plain word, and of the same stem in the other gender. */
export type GenderForms = { own: readonly string[]; other: readonly string[] }

const pairs = [
  [
    ["or", "ores"],
    ["ora", "oras"],
  ],
  [
    ["ero", "eros"],
    ["era", "eras"],
  ],
] as const

/** Minimum number of letters before the ending for a word to name a machine. */
const minStemLength = 3

/**
 * Gender forms of a plain machine word: "cosechadora" is not "cosechador", and "hormigonera" not
 * "hormigonero", although each pair shares one stem in the search index. Null for other words.
 */
export function genderForms(word: string): GenderForms | null {
  for (const [one, other] of pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])) {
    const ending = one.find((some) => word.endsWith(some))
    if (ending === undefined) continue
    const stem = word.slice(0, -ending.length)
    if (stem.length < minStemLength || !/^\p{L}+$/u.test(stem)) return null
    return { own: one.map((end) => stem + end), other: other.map((end) => stem + end) }
  }
  return null
}
