import { unitWords } from "./measure.ts"
import {
  endingSigns,
  moneyTails,
  multiplierLetters,
  multiplierWords,
  openingSigns,
} from "./number-texts.ts"
import { phraseLengthAt, phrasesOf, type SearchToken } from "./search-tokens.ts"

type Certainty =
  /** The currency's own sign or word. */
  | "named"
  /** A word such as "millones" or "neto". */
  | "stated"
  /** A letter ("20m"), which may also mean metres. */
  | "short"
  /** Digits alone. */
  | "bare"

/** An amount of money in a text; `end` is the position of the token after it. */
export type Amount = {
  /** Pesos or units of another currency, not rounded. */
  value: number
  multiplier: number
  certainty: Certainty
  end: number
}

/** How many tokens name a currency at a place: its sign before an amount, or a word after one. */
export type Currency = Record<
  "signAt" | "wordAt",
  (tokens: readonly SearchToken[], at: number) => number
>

const pesos: Currency = {
  signAt: (tokens, at) => (tokens[at]?.plain === "$" ? 1 : 0),
  wordAt: () => 0,
}

const tails = phrasesOf(moneyTails)

/** Parses "45,5", "5.000.000" or "60" in Chilean notation; null for anything else ("1.2.3"). */
export function readNumber(text: string): number | null {
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text))
    return Number(text.replaceAll(".", "").replace(",", "."))
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : null
}

/** The amount that begins at a token; null when there is no number, or it counts something else. */
export function readAmount(
  tokens: readonly SearchToken[],
  from: number,
  { signAt, wordAt } = pesos,
): Amount | null {
  const signs = signAt(tokens, from)
  const token = tokens[from + signs]
  if (token?.kind !== "number" || (signs === 0 && isGluedToWord(tokens, from))) return null
  const value = readNumber(token.plain)
  if (value === null) return null
  const multiplied = readMultiplier(tokens, from + signs + 1)
  const words = wordAt(tokens, multiplied.end)
  const end = endOfTails(tokens, multiplied.end + words)
  if (end === multiplied.end && isMeasure(tokens, end)) return null
  const isNamed = signs + words > 0
  return {
    value: value * multiplied.multiplier,
    multiplier: multiplied.multiplier,
    certainty: isNamed ? "named" : end > multiplied.end ? "stated" : multiplied.certainty,
    end,
  }
}

/** Position after the words that belong to an amount: "pesos", "+ IVA" or both. */
function endOfTails(tokens: readonly SearchToken[], from: number): number {
  const length = phraseLengthAt(tokens, from, tails)
  return length === 0 ? from : endOfTails(tokens, from + length)
}

/** "200" in "pc200" or "3/200" belongs to a name or a measure; in "20-40" it does not. */
function isGluedToWord(tokens: readonly SearchToken[], place: number): boolean {
  const before = tokens[place - 1]?.plain ?? ""
  const isApart = openingSigns.has(before) || ["-", "–", "<", ">", "="].includes(before)
  return tokens[place]?.glued === true && !isApart
}

function readMultiplier(tokens: readonly SearchToken[], from: number) {
  const word = tokens[from]
  const none = { multiplier: 1, certainty: "bare" as const, end: from }
  if (word === undefined) return none
  const multiplier = multiplierWords[word.plain]
  if (multiplier !== undefined) {
    const next = multiplierWords[tokens[from + 1]?.plain ?? ""]
    return multiplier === 1_000 && next === 1_000_000
      ? { multiplier: 1_000_000_000, certainty: "stated" as const, end: from + 2 }
      : { multiplier: multiplier, certainty: "stated" as const, end: from + 1 }
  }
  const letter = word.glued ? multiplierLetters[word.plain] : undefined
  return letter === undefined
    ? none
    : { multiplier: letter, certainty: "short" as const, end: from + 1 }
}

/**
 * Whether the following tokens make the number a measure or part of a model: "20 toneladas", "3/4",
 * "320d".
 */
function isMeasure(tokens: readonly SearchToken[], end: number): boolean {
  const next = tokens[end]
  if (next === undefined) return false
  if (next.glued) return !endingSigns.has(next.plain)
  return next.plain === "%" || unitWords.has(next.plain)
}
