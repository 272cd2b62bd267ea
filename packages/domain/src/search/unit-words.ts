import { otherAmountWords } from "./amount-texts.ts"
import { measureUnits } from "./measure-unit-texts.ts"

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
