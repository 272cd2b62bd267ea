import { readAmount, readNumber } from "../search/read-amount.ts"
import { type SearchToken, searchTokens } from "../search/search-tokens.ts"
import { exactPrice, exactPriceWord } from "./typed-price-texts.ts"

/** Highest price that a filter takes, in pesos. */
const maxPrice = 9_999_999_999

/** Pesos below which digits alone are rather thousands or millions: nothing listed costs so little. */
const leastClear = 100_000

/** Longest text of a price field that is looked at, in characters. */
const typedLimit = 40

/**
 * What somebody typed into a price field. Of a doubtful one `pesos` is what it says to the letter and
 * `meant` what people mean by it; it does not filter until they say which.
 */
export type TypedPrice =
  | { kind: "empty" }
  | { kind: "amount"; pesos: number }
  | { kind: "doubtful"; typed: string; pesos: number; meant: number }
  | { kind: "unreadable"; typed: string }

/** Reads "60 millones", "60M", "60 mil", "$60.000.000" or "60 000 000"; amounts are whole pesos. */
export function readTypedPrice(raw: string): TypedPrice {
  const typed = raw.trim().replace(/\s+/g, " ").toLocaleLowerCase("es-CL").slice(0, typedLimit)
  if (typed === "") return { kind: "empty" }
  const tokens = searchTokens(joined(typed))
  const start = tokens.findIndex(({ kind, plain }) => kind === "number" || plain === "$")
  const amount = start === -1 ? null : readAmount(tokens, start)
  if (amount === null || amount.pesos > maxPrice) return { kind: "unreadable", typed }
  if (tokens.slice(amount.end).some(({ kind }) => kind !== "sign"))
    return { kind: "unreadable", typed }
  const { pesos } = amount
  const isDigitsOnly = amount.multiplier === 1 && !exactPrice.test(typed)
  if (pesos === 0 || pesos >= leastClear || !isDigitsOnly) return { kind: "amount", pesos }
  return { kind: "doubtful", typed, pesos, meant: interpretationOf(tokens, pesos) }
}

/** Joins what belongs to one number: "60 000 000", "60 m". */
function joined(typed: string): string {
  return typed
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, ".")
    .replace(/(?<=\d) (?=(?:m|mm|k)(?!\p{L}))/gu, "")
}

/** Two or three digits are millions, four or five thousands. */
function interpretationOf(tokens: readonly SearchToken[], pesos: number): number {
  const number = tokens.find(({ kind }) => kind === "number")
  const value = readNumber(number?.plain ?? "") ?? pesos
  return Math.round(value * (pesos < 1_000 ? 1_000_000 : 1_000))
}

/** A price as the URL says it. Small ones say that they are meant to the letter. */
export function priceParam(pesos: number): string {
  return pesos > 0 && pesos < leastClear ? `${pesos} ${exactPriceWord}` : String(pesos)
}
