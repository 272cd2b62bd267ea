import { dollarSigns, dollarTails } from "./dollar-texts.ts"
import { type Amount, type Currency, readAmount } from "./read-amount.ts"
import {
  phraseLengthAt,
  phraseLengthBefore,
  phrasesOf,
  type SearchToken,
  searchTokens,
} from "./search-tokens.ts"

/** An amount of pesos or of dollars. */
export type Money = Amount & { currency: "CLP" | "USD" }

const signs = phrasesOf(dollarSigns)
const words = phrasesOf(dollarTails)
const names = [...signs, ...words]

const dollars: Currency = {
  signAt: (tokens, at) => phraseLengthAt(tokens, at, signs),
  wordAt: (tokens, at) => phraseLengthAt(tokens, at, words),
}

/** The amount of money that begins at a token, in dollars if it names them; null when there is none. */
export function readMoney(tokens: readonly SearchToken[], from: number): Money | null {
  if (isInsideSign(tokens, from)) return null
  const amount = readAmount(tokens, from, dollars)
  if (amount?.certainty === "named") return { ...amount, currency: "USD" }
  const inPesos = readAmount(tokens, from)
  return inPesos === null ? null : { ...inPesos, currency: "CLP" }
}

/** Whether a sign of dollars began before this token: "$60.000" in "us$60.000" is no price in pesos. */
function isInsideSign(tokens: readonly SearchToken[], from: number): boolean {
  const end = tokens[from]?.plain === "$" ? from + 1 : from
  return phraseLengthBefore(tokens, end, signs) > 0
}

/** Whether a text names dollars, so that their value is needed to understand it. */
export function namesDollars(text: string): boolean {
  const tokens = searchTokens(text)
  return tokens.some((_, place) => phraseLengthAt(tokens, place, names) > 0)
}
