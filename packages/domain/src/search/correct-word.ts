import { tradeWordTexts } from "./trade-word-texts.ts"

/**
 * Single-letter mistakes between two words: a letter missing, added, changed, or two neighbours
 * swapped (optimal string alignment).
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
 * A plain word as it sounds, because people write by ear: "escabadora" and "excavadora" are the
 * same, "jenerador" and "generador" too.
 */
function multiplierWord(word: string): string {
  return spellings.reduce((spoken, [written, sound]) => spoken.replace(written, sound), word)
}

/** Real words of the trade, plain: never taken for a typing error, even if no ad carries them. */
const tradeWords: readonly string[] = tradeWordTexts.split(/\s+/).filter(Boolean)

const known: ReadonlySet<string> = new Set(tradeWords)

/** Whether a plain word, or its singular, is a word of the trade in Spanish or English. */
function isTradeWord(word: string): boolean {
  return [word, word.replace(/s$/, ""), word.replace(/es$/, "")].some((form) => known.has(form))
}

/** A known word that an unknown one may have meant. */
export type Suggestion = {
  word: string
  /** Public ads that carry it. */
  ads: number
  /** Whether it names equipment; false for words of makers and models only. */
  equipment: boolean
}

/** Mistakes that a word of a length may hold and still be recognised as one of equipment. */
function allowedMistakes(length: number): number {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 9 ? 2 : 3
}

/** Length from which a word says enough that its first letter may be the wrong one. */
const longWord = 6

/** Whether two words begin with the same sound; without it "dell" would be read as "bell". */
const beginAlike = (a: string, b: string): boolean =>
  multiplierWord(a).charAt(0) === multiplierWord(b).charAt(0)

/**
 * Whether an equipment word is near enough to be what was meant: one mistake, or several of which at
 * most one can be heard. "horometro" is not "manometro", "escabadora" is "excavadora".
 */
function mayMeanEquipment(word: string, known: string, distance: number): boolean {
  const { length } = Array.from(word)
  if (distance > allowedMistakes(length)) return false
  if (distance <= 1) return length >= longWord || beginAlike(word, known)
  const captured = editDistance(multiplierWord(word), multiplierWord(known))
  return beginAlike(word, known) && captured <= (length < 9 ? 1 : 2)
}

/** A maker's or model's name is only guessed from one mistake, and never instead of a trade word. */
function mayMeanName(word: string, known: string, distance: number): boolean {
  if (distance > 1 || allowedMistakes(Array.from(word).length) === 0) return false
  if (Array.from(word).length < longWord && !beginAlike(word, known)) return false
  return !tradeWords.some((trade) => editDistance(word, trade) <= 1)
}

/**
 * The known word that an unknown, plain one meant: the nearest, an equipment word before the name of
 * a maker or model, then the one that most ads carry. Null when none is near enough, for words with
 * digits (models and measures are never guessed), and for every real word of the trade.
 */
export function chooseCorrection<Known extends Suggestion>(
  word: string,
  suggestions: readonly Known[],
): Known | null {
  if (/\d/.test(word) || isTradeWord(word)) return null
  const near = suggestions
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
