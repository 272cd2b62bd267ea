import { plainWord } from "./plain-word.ts"
import { searchWords } from "./search-words.ts"

/** Kinds of suggestions; `equipment` is a word of equipment, such as "excavadora". */
export const suggestionKinds = [
  "equipment",
  "category",
  "manufacturer",
  "model",
  "commune",
] as const

export type SuggestionKind = (typeof suggestionKinds)[number]

/** A search suggested for the text typed so far. */
export type Suggestion = { kind: SuggestionKind; text: string }

/** A name that can be suggested, with the number of public ads that contain it. */
export type SuggestedName = Suggestion & { ads: number; plain: string }

/** Maximum suggestions shown at once, in total and per kind. */
export const suggestionLimit = 8
const limitOfKind = 3

/** Minimum characters typed before anything is suggested. */
export const suggestionMinLength = 2

/** Normalises a name for comparison: lower case, without accents and signs. */
export function suggestedName(kind: SuggestionKind, text: string, ads: number): SuggestedName {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return { kind, text, ads, plain: plainWord(words.join(" ")) }
}

/**
 * Names that begin as typed, or contain a word that does. If no name begins with a text of several
 * words, the last word is completed and the others are kept. The most frequent names come first.
 */
export function suggestSearches(names: readonly SuggestedName[], typed: string): Suggestion[] {
  const words = searchWords(typed)
  const whole = words.map(({ plain }) => plain).join(" ")
  if (whole.length < suggestionMinLength) return []
  const found = namesBeginning(names, whole).map(({ kind, text }) => ({ kind, text }))
  const last = words.at(-1)?.plain ?? ""
  if (found.length > 0 || words.length < 2 || last.length < suggestionMinLength) return found
  const earlier = words.slice(0, -1).map((word) => word.typed)
  return namesBeginning(names, last).map(({ kind, text }) => ({
    kind,
    text: [...earlier, text].join(" "),
  }))
}

function namesBeginning(names: readonly SuggestedName[], beginning: string): SuggestedName[] {
  const begins = ({ plain }: SuggestedName) => plain.startsWith(beginning)
  const matching = names
    .filter((name) => begins(name) || name.plain.includes(` ${beginning}`))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)) || other.ads - one.ads)
  const chosen: SuggestedName[] = []
  for (const name of matching) {
    if (chosen.length === suggestionLimit) break
    const isRepeated = chosen.some(({ plain }) => plain === name.plain)
    const ofKind = chosen.filter(({ kind }) => kind === name.kind).length
    if (!isRepeated && ofKind < limitOfKind) chosen.push(name)
  }
  return chosen
}
