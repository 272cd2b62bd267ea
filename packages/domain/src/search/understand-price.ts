import {
  metreWords,
  priceCeilings,
  priceFloors,
  priceLeads,
  rangeJoints,
  rangeOpeners,
} from "./number-texts.ts"
import type { Amount } from "./read-amount.ts"
import { type Money, readMoney } from "./read-money.ts"
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

/**
 * The first price that a text names, in pesos: a limit, a range, or an approximate amount. Null for
 * none. Dollars are converted, and are no price while their value is unknown.
 */
export function understandPrice(
  tokens: readonly SearchToken[],
  pesosPerDollar: number | null,
): PriceMatch | null {
  for (let place = 0; place < tokens.length; place++) {
    const found =
      readRange(tokens, place, pesosPerDollar) ?? readLimit(tokens, place, pesosPerDollar)
    if (found !== null) return found
  }
  return null
}

/**
 * "entre 20 y 40 millones": the multiplier of the second end also applies to the first, and dollars
 * at one end are dollars at both.
 */
function readRange(
  tokens: readonly SearchToken[],
  coreFrom: number,
  pesosPerDollar: number | null,
): PriceMatch | null {
  const first = readMoney(tokens, coreFrom)
  if (first === null) return null
  const joint = phraseLengthAt(tokens, first.end, joints)
  const second = joint === 0 ? null : readMoney(tokens, first.end + joint)
  if (second === null) return null
  const isDollars = first.currency === "USD" || second.currency === "USD"
  const shared = isDollars ? ({ currency: "USD", certainty: "named" } as const) : {}
  const factor = first.multiplier === 1 ? second.multiplier : 1
  const low = inPesos({ ...first, ...shared, value: first.value * factor }, pesosPerDollar)
  const high = inPesos({ ...second, ...shared }, pesosPerDollar)
  const opener = phraseLengthBefore(tokens, coreFrom, openers)
  if (low === null || high === null || !isMoney(high, tokens, opener > 0)) return null
  const [min, max] = low.value <= high.value ? [low.value, high.value] : [high.value, low.value]
  if (max > maxPrice) return null
  return match({ min, max }, tokens, { from: coreFrom - opener, coreFrom, to: high.end })
}

function readLimit(
  tokens: readonly SearchToken[],
  coreFrom: number,
  pesosPerDollar: number | null,
): PriceMatch | null {
  const amount = inPesos(readMoney(tokens, coreFrom), pesosPerDollar)
  if (amount === null) return null
  const { value: pesos, end: to } = amount
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

/** The amount in whole pesos; null while the value of a dollar is unknown. */
function inPesos(amount: Money | null, pesosPerDollar: number | null): Amount | null {
  if (amount === null) return null
  const pesos = amount.currency === "CLP" ? 1 : pesosPerDollar
  return pesos === null ? null : { ...amount, value: Math.round(amount.value * pesos) }
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
  const { value: pesos, certainty } = amount
  if (pesos <= 0 || pesos > maxPrice) return false
  if (certainty === "named" || certainty === "stated") return true
  if (certainty === "short") return isLed && !tokens.some(({ plain }) => metreWords.has(plain))
  const least = isLed ? leastBare.led : leastBare.alone
  return pesos >= least && pesos % 1_000 === 0 && amount.multiplier === 1
}
