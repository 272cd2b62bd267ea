import { unitWords } from "./measure.ts"
import {
  dollarSigns,
  dollarTails,
  endingSigns,
  moneyTails,
  multiplierLetters,
  multiplierWords,
  openingSigns,
} from "./number-texts.ts"
import {
  phraseLengthAt,
  phraseLengthBefore,
  phrasesOf,
  type SearchToken,
  searchTokens,
} from "./search-tokens.ts"

type Certainty =
  /** A currency sign, or a word such as "millones". */
  | "stated"
  /** A letter ("20m"), which may also mean metres. */
  | "short"
  /** Digits alone. */
  | "bare"

/** An amount of money in a text; `end` is the position of the token after it. */
export type Amount = {
  /** Whole pesos, or dollars. */
  value: number
  currency: "CLP" | "USD"
  multiplier: number
  certainty: Certainty
  end: number
}

const tails = phrasesOf(moneyTails)
const dollars = { before: phrasesOf(dollarSigns), after: phrasesOf(dollarTails) }

/** Parses "45,5", "5.000.000" or "60" in Chilean notation; null for anything else ("1.2.3"). */
export function readNumber(text: string): number | null {
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text))
    return Number(text.replaceAll(".", "").replace(",", "."))
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : null
}

/** The amount that begins at a token; null when there is no number, or it counts something else. */
export function readAmount(tokens: readonly SearchToken[], from: number): Amount | null {
  const signs = lengthOfSign(tokens, from)
  const token = tokens[from + signs]
  if (token?.kind !== "number" || isAfterSign(tokens, from)) return null
  if (signs === 0 && isGluedToWord(tokens, from)) return null
  const value = readNumber(token.plain)
  if (value === null) return null
  const multiplied = readMultiplier(tokens, from + signs + 1)
  const dollarsEnd = multiplied.end + phraseLengthAt(tokens, multiplied.end, dollars.after)
  const isDollars = dollarsEnd > multiplied.end || phraseLengthAt(tokens, from, dollars.before) > 0
  const end = endOfTails(tokens, dollarsEnd)
  if (end === multiplied.end && isMeasure(tokens, end)) return null
  const isStated = signs > 0 || multiplied.certainty === "stated" || end > multiplied.end
  return {
    value: Math.round(value * multiplied.multiplier),
    currency: isDollars ? "USD" : "CLP",
    multiplier: multiplied.multiplier,
    certainty: isStated ? "stated" : multiplied.certainty,
    end,
  }
}

/** Whether the sign of dollars began before this token, which means no pesos without it. */
function isAfterSign(tokens: readonly SearchToken[], from: number): boolean {
  const end = tokens[from]?.plain === "$" ? from + 1 : from
  return phraseLengthBefore(tokens, end, dollars.before) > 0
}

/** Number of tokens that the sign of a currency takes here: "$" or "US$". */
function lengthOfSign(tokens: readonly SearchToken[], from: number): number {
  const ofDollars = phraseLengthAt(tokens, from, dollars.before)
  if (ofDollars > 0) return ofDollars
  return tokens[from]?.plain === "$" ? 1 : 0
}

/** Whether a text names dollars, so that their value is needed to understand it. */
export function namesDollars(text: string): boolean {
  const tokens = searchTokens(text)
  const names = [...dollars.before, ...dollars.after]
  return tokens.some((_, place) => phraseLengthAt(tokens, place, names) > 0)
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
