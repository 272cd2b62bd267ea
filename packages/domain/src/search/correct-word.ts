import { isOnlyUnit } from "./measure.ts"
import { commonWordTexts, tradeWordTexts } from "./word-list-texts.ts"

/**
 * Number of single-letter edits between two words: a letter missing, added, changed, or two
 * neighbours swapped (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  const left = Array.from(a)
  const right = Array.from(b)
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const changed = left[row - 1] === right[column - 1] ? 0 : 1
      const swapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + changed,
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, right.length)
}

const at = (row: number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY

/** Spellings of one sound in Chile, in the order in which they are replaced. */
const spellings: [RegExp, string][] = [
  [/ch/g, "C"],
  [/h/g, ""],
  [/[xs](?=[ck][aou]|[ck][^aeiou])/g, ""],
  [/qu(?=[ei])|q|c(?![eiC])/g, "k"],
  [/c/g, "s"],
  [/[xz]/g, "s"],
  [/[vw]/g, "b"],
  [/ll/g, "y"],
  [/gu(?=[ei])/g, "G"],
  [/g(?=[ei])/g, "j"],
  [/G/g, "g"],
  [/y$/, "i"],
  [/(.)\1+/g, "$1"],
]

/**
 * Spells a plain word by its sound, because users write by ear: "escabadora" equals "excavadora",
 * "jenerador" equals "generador".
 */
function phoneticWord(word: string): string {
  return spellings.reduce((result, [written, sound]) => result.replace(written, sound), word)
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Existing equipment words, plain: never taken for a typo, even if no ad contains them. */
const tradeWords: readonly string[] = wordsOf(tradeWordTexts)

const known: ReadonlySet<string> = new Set(tradeWords)

const commonWords: ReadonlySet<string> = new Set(wordsOf(commonWordTexts))

/** Whether a plain word, or its singular, is an equipment word in Spanish or English. */
function isTradeWord(word: string): boolean {
  return [word, word.replace(/s$/, ""), word.replace(/es$/, "")].some((form) => known.has(form))
}

/** A known word that a misspelt one may have meant. */
export type Suggestion = {
  word: string
  /** Number of public ads that contain it. */
  ads: number
  /** Whether it names equipment; false for words that occur only in makers and models. */
  equipment: boolean
}

/** Maximum edits with which a word of this length is still recognised as an equipment word. */
function maxEdits(length: number): number {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 9 ? 2 : 3
}

/** Minimum length of a word that is distinctive enough to allow a wrong first letter. */
const longWord = 6

/**
 * Whether two words begin with the same sound; without this, "dell" would be corrected to "bell".
 */
const soundsAlikeAtStart = (a: string, b: string): boolean =>
  phoneticWord(a).charAt(0) === phoneticWord(b).charAt(0)

/**
 * Whether an equipment word is near enough to be what was meant: one edit, or several of which at
 * most one is audible. "horometro" is not "manometro", "escabadora" is "excavadora".
 */
function mayMeanEquipment(word: string, known: string, distance: number): boolean {
  const { length } = Array.from(word)
  if (distance > maxEdits(length)) return false
  if (distance <= 1) return length >= longWord || soundsAlikeAtStart(word, known)
  const audibleEdits = editDistance(phoneticWord(word), phoneticWord(known))
  return soundsAlikeAtStart(word, known) && audibleEdits <= (length < 9 ? 1 : 2)
}

/**
 * A maker's or model's name is suggested only at one edit, and never instead of an equipment word
 * [B5.4].
 */
function mayMeanName(word: string, known: string, distance: number): boolean {
  if (distance > 1 || maxEdits(Array.from(word).length) === 0) return false
  if (Array.from(word).length < longWord && !soundsAlikeAtStart(word, known)) return false
  return !tradeWords.some((trade) => editDistance(word, trade) <= 1)
}

/**
 * Returns the known word that an unknown, plain word meant: the nearest, then an equipment word
 * before the name of a maker or model, then the word in most ads. Null when none is near enough,
 * for words with digits (models and measures are never guessed), and for every existing equipment
 * word or common Spanish word. The only word of a search is never corrected to a unit of measure: "hola" is not "hora".
 */
export function chooseCorrection<Known extends Suggestion>(
  word: string,
  suggestions: readonly Known[],
  { isAlone = false }: { isAlone?: boolean } = {},
): Known | null {
  if (/\d/.test(word) || isTradeWord(word) || commonWords.has(word)) return null
  const near = suggestions
    .filter((known) => !(isAlone && isOnlyUnit(known.word)))
    .map((known) => ({ known, distance: editDistance(word, known.word) }))
    .filter(({ known, distance }) =>
      known.equipment
        ? mayMeanEquipment(word, known.word, distance)
        : mayMeanName(word, known.word, distance),
    )
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.known.equipment) - Number(a.known.equipment) ||
        b.known.ads - a.known.ads,
    )
  return near[0]?.known ?? null
}
