import { editDistance } from "./edit-distance.ts"

/** A known word that an unknown one may have meant; `ads` is how many public ads carry it. */
export type Suggestion = { word: string; ads: number }

/** Mistakes that a word of a length may hold and still be recognised. */
function mistakesAllowed(length: number): number {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 9 ? 2 : 3
}

/** Length from which a word says enough that its first letter may be the wrong one. */
const longWord = 6

/** How a word begins to the ear, because people write by ear: "valde", "zaranda", "orno". */
function firstSound(word: string): string {
  const spoken = word.replace(/^h/, "")
  const sounds: [RegExp, string][] = [
    [/^[bv]/, "b"],
    [/^[ckqsz]/, "c"],
    [/^[gj]/, "g"],
    [/^(y|ll)/, "y"],
  ]
  return sounds.find(([written]) => written.test(spoken))?.[1] ?? spoken.slice(0, 1)
}

/** Whether a short word begins alike; without it "dell" would be read as "bell". */
function mayMean(word: string, known: string): boolean {
  return Array.from(word).length >= longWord || firstSound(word) === firstSound(known)
}

/**
 * The suggestion that needs the fewest corrections, then the one that most ads carry; null when none
 * is near enough. Words with digits are models and measures: never guessed.
 */
export function chooseCorrection<Known extends Suggestion>(
  word: string,
  suggestions: readonly Known[],
): Known | null {
  if (/\d/.test(word)) return null
  const near = suggestions
    .filter((known) => mayMean(word, known.word))
    .map((known) => ({ known, distance: editDistance(word, known.word) }))
    .filter(({ distance }) => distance <= mistakesAllowed(Array.from(word).length))
    .sort((a, b) => a.distance - b.distance || b.known.ads - a.known.ads)
  return near[0]?.known ?? null
}

/** "100kva" as ads write it, number and unit apart; null when the word is something else. */
export function splitMeasure(word: string): [string, string] | null {
  const [, amount, unit] = /^(\d+)(\p{L}{1,4})$/u.exec(word) ?? []
  return amount === undefined || unit === undefined ? null : [amount, unit]
}
