import { markedNumber, namedNumber } from "./number-texts.ts"

const bare = /^\d{1,9}$/

/**
 * The ad number that a search text may mean, or null. `isCertain` when the text is explicit; a bare
 * number may also be a model or a year.
 */
export function searchedAdNumber(text: string): { number: number; isCertain: boolean } | null {
  const typed = text.trim()
  const digits = markedNumber.exec(typed)?.[1] ?? namedNumber.exec(typed)?.[1]
  if (digits !== undefined) return { number: Number(digits), isCertain: true }
  return bare.test(typed) ? { number: Number(typed), isCertain: false } : null
}
