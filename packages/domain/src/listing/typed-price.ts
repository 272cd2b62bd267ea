import { maxAdPrice } from "../ads/max-price.ts"
import { exactPrice } from "../search/number-texts.ts"
import { readAmount, readNumber } from "../search/read-amount.ts"
import { type SearchToken, searchTokens } from "../search/search-tokens.ts"
import { leastClear } from "./price-param.ts"

/** Maximum length of a price field's text, in characters. */
const typedLimit = 40

/** A sign of dollars, which the field does not take: its "$" alone would mean pesos. */
const dollars = /us? ?\$/

/**
 * A typed price. For an ambiguous one `pesos` is the literal and `meant` the likely amount; it does
 * not filter until the user chooses.
 */
export type TypedPrice =
  | { kind: "empty" }
  | { kind: "amount"; pesos: number }
  | { kind: "doubtful"; typed: string; pesos: number; interpreted: number }
  | { kind: "unreadable"; typed: string }

/**
 * Parses "60 millones", "60M", "60 mil", "$60.000.000" or "60 000 000"; amounts are whole pesos.
 */
export function readTypedPrice(raw: string): TypedPrice {
  const typed = raw.trim().replace(/\s+/g, " ").toLocaleLowerCase("es-CL").slice(0, typedLimit)
  if (typed === "") return { kind: "empty" }
  const tokens = searchTokens(joined(typed))
  const start = tokens.findIndex(({ kind, plain }) => kind === "number" || plain === "$")
  const amount = start === -1 ? null : readAmount(tokens, start)
  if (amount === null || amount.value > maxAdPrice || dollars.test(typed))
    return { kind: "unreadable", typed }
  if (tokens.slice(amount.end).some(({ kind }) => kind !== "sign"))
    return { kind: "unreadable", typed }
  const pesos = Math.round(amount.value)
  const isDigitsOnly = amount.multiplier === 1 && !exactPrice.test(typed)
  if (pesos === 0 || pesos >= leastClear || !isDigitsOnly) return { kind: "amount", pesos }
  return { kind: "doubtful", typed, pesos, interpreted: interpretationOf(tokens, pesos) }
}

/** Joins the parts of one number: "60 000 000", "60 m". */
function joined(typed: string): string {
  return typed
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, ".")
    .replace(/(?<=\d) (?=(?:m|mm|k)(?!\p{L}))/gu, "")
}

/** Two or three digits mean millions, four or five thousands. */
function interpretationOf(tokens: readonly SearchToken[], pesos: number): number {
  const number = tokens.find(({ kind }) => kind === "number")
  const value = readNumber(number?.plain ?? "") ?? pesos
  return Math.round(value * (pesos < 1_000 ? 1_000_000 : 1_000))
}
