import { measureUnits } from "./measure-unit-texts.ts"
import { otherAmountWords } from "./number-texts.ts"

/**
 * A measure at the beginning of some words: number of words it covers, and its possible spellings
 * in ads.
 */
export type Measure = { length: number; phrases: string[] }

/** Maximum words that one number is split into: "2,5" and "1.500" become two. */
const numberWords = 2

/** Spellings of the unit with which `words` begins, and how many words it covers. */
function unitAt(words: readonly string[]): { length: number; spellings: string[] } | null {
  const found = measureUnits.flatMap(({ spellings }) =>
    spellings
      .map((spelling) => spelling.split(" "))
      .filter((parts) => parts.every((part, place) => words[place] === part))
      .map((parts) => ({ length: parts.length, unit: spellings })),
  )
  const length = Math.max(0, ...found.map((unit) => unit.length))
  if (length === 0) return null
  const spellings = found.filter((unit) => unit.length === length).flatMap(({ unit }) => unit)
  return { length, spellings: [...new Set(spellings)] }
}

/** The number as typed and, from a thousand on, with and without its thousands point. */
function numberSpellings(parts: readonly string[]): string[] {
  const typed = parts.join(" ")
  const [first = "", second] = parts
  if (second?.length === 3) return [typed, `${first}${second}`]
  const whole = parts.length === 1 && /^[1-9]\d{3,5}$/.test(first)
  return whole ? [typed, `${first.slice(0, -3)} ${first.slice(-3)}`] : [typed]
}

/**
 * The measure with which plain words begin: "30 ton", "30t", "2 5 toneladas", "1500 kva". Its
 * phrases are all spellings of the same measure, with number and unit separate or joined. Null when
 * there is none.
 */
export function measureAt(words: readonly string[]): Measure | null {
  const [first = ""] = words
  const [, amount, attached] = /^(\d+)(\p{L}+\d?)$/u.exec(first) ?? []
  if (amount !== undefined && attached !== undefined) {
    const unit = unitAt([attached])
    return unit && { length: 1, phrases: phrasesOf([amount], unit.spellings) }
  }
  const after = words.findIndex((word) => !/^\d+$/.test(word))
  if (after < 1 || after > numberWords) return null
  const unit = unitAt(words.slice(after))
  return (
    unit && {
      length: after + unit.length,
      phrases: phrasesOf(words.slice(0, after), unit.spellings),
    }
  )
}

function phrasesOf(parts: readonly string[], spellings: readonly string[]): string[] {
  return numberSpellings(parts).flatMap((number) =>
    spellings.flatMap((unit) => [`${number} ${unit}`, `${number}${unit.replace(" ", "")}`]),
  )
}

const wordsOf = (spellings: readonly string[]) => spellings.flatMap((text) => text.split(" "))

/** Words that make the number before them a measure or foreign money: neither pesos nor a year. */
export const unitWords: ReadonlySet<string> = new Set([
  ...otherAmountWords,
  ...measureUnits.flatMap(({ spellings }) => wordsOf(spellings)),
])

const partWords = new Set(measureUnits.flatMap(({ parts = [] }) => parts))

/** Whether a word is only a unit and therefore meaningless alone. */
export function isOnlyUnit(word: string): boolean {
  return unitWords.has(word) && !partWords.has(word)
}
