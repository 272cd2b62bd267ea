import {
  metreWords,
  priceCeilings,
  priceFloors,
  priceLeads,
  rangeJoints,
  rangeOpeners,
} from "./number-texts.ts"
import { type Amount, readAmount } from "./read-amount.ts"
import {
  type Meaning,
  phraseLengthAt,
  phraseLengthBefore,
  phrasesOf,
  type SearchToken,
  type TokenMatch,
} from "./search-tokens.ts"

type PriceMeaning = Extract<Meaning, { kind: "price" }>
type PriceMatch = TokenMatch<PriceMeaning>

/** Tolerance for an approximate price: a fifth below or above. */
export const aboutPrice = 0.2

/** Highest price that is understood, in pesos; larger numbers are telephone numbers. */
const maxPrice = 99_999_999_999

/**
 * Minimum of bare digits, in pesos, to count as money: after a word such as "bajo", and without
 * one.
 */
const leastBare = { led: 100_000, alone: 1_000_000 }

const ceilings = phrasesOf(priceCeilings)
const floors = phrasesOf(priceFloors)
const leads = phrasesOf(priceLeads)
const openers = phrasesOf(rangeOpeners)
const joints = phrasesOf(rangeJoints)

/** The first price that a text names: a limit, a range, or an approximate amount. Null for none. */
export function understandPrice(tokens: readonly SearchToken[]): PriceMatch | null {
  for (let place = 0; place < tokens.length; place++) {
    const found = readRange(tokens, place) ?? readLimit(tokens, place)
    if (found !== null) return found
  }
  return null
}

/** "entre 20 y 40 millones": the multiplier of the second end also applies to the first. */
function readRange(tokens: readonly SearchToken[], coreFrom: number): PriceMatch | null {
  const low = readAmount(tokens, coreFrom)
  if (low === null) return null
  const joint = phraseLengthAt(tokens, low.end, joints)
  const high = joint === 0 ? null : readAmount(tokens, low.end + joint)
  const opener = phraseLengthBefore(tokens, coreFrom, openers)
  if (high === null || !isMoney(high, tokens, opener > 0)) return null
  if (low.pesos > maxPrice) return null
  const least = low.multiplier === 1 ? low.pesos * high.multiplier : low.pesos
  const [min, max] = least <= high.pesos ? [least, high.pesos] : [high.pesos, least]
  if (max > maxPrice) return null
  return match({ min, max }, tokens, { from: coreFrom - opener, coreFrom, to: high.end })
}

function readLimit(tokens: readonly SearchToken[], coreFrom: number): PriceMatch | null {
  const amount = readAmount(tokens, coreFrom)
  if (amount === null) return null
  const { pesos, end: to } = amount
  const ceiling = phraseLengthBefore(tokens, coreFrom, ceilings)
  const floor = phraseLengthBefore(tokens, coreFrom, floors)
  if (!isMoney(amount, tokens, ceiling + floor > 0)) return null
  if (ceiling > floor)
    return match({ min: null, max: pesos }, tokens, { from: coreFrom - ceiling, coreFrom, to })
  if (floor > 0)
    return match({ min: pesos, max: null }, tokens, { from: coreFrom - floor, coreFrom, to })
  const range = { min: roundedPart(pesos, 1 - aboutPrice), max: roundedPart(pesos, 1 + aboutPrice) }
  return match(range, tokens, { from: coreFrom, coreFrom, to })
}

const roundedPart = (pesos: number, part: number): number => Math.round(pesos * part)

/** Includes words that only introduce the price: "por menos de", "precio hasta". */
function match(
  range: { min: number | null; max: number | null },
  tokens: readonly SearchToken[],
  places: { from: number; coreFrom: number; to: number },
): PriceMatch {
  const lead = phraseLengthBefore(tokens, places.from, leads)
  return { meaning: { kind: "price", ...range }, ...places, from: places.from - lead }
}

function isMoney(amount: Amount, tokens: readonly SearchToken[], isLed: boolean): boolean {
  const { pesos, certainty } = amount
  if (pesos <= 0 || pesos > maxPrice) return false
  if (certainty === "stated") return true
  if (certainty === "short") return isLed && !tokens.some(({ plain }) => metreWords.has(plain))
  const least = isLed ? leastBare.led : leastBare.alone
  return pesos >= least && pesos % 1_000 === 0 && amount.multiplier === 1
}
