import { otherAmountWords } from "./amount-texts.ts"
import { measureUnits } from "./measure-unit-texts.ts"

const wordsOf = (spellings: readonly string[]) => spellings.flatMap((text) => text.split(" "))

/** Words that, after a number, make it a measure or foreign money: neither pesos nor a year. */
export const unitWords: ReadonlySet<string> = new Set([
  ...otherAmountWords,
  ...measureUnits.flatMap(({ spellings }) => wordsOf(spellings)),
])

const partWords = new Set(measureUnits.flatMap(({ parts = [] }) => parts))

/** Whether a word is nothing but a unit, so that alone it says nothing of what is searched. */
export function isOnlyUnit(word: string): boolean {
  return unitWords.has(word) && !partWords.has(word)
}
