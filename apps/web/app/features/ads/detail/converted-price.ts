import type { Ad } from "@wara/contract/ad"
import type { Indicator } from "@wara/contract/indicator"
import {
  type ConvertibleUnit,
  convertCurrency,
  indicatorOf,
} from "@wara/domain/indicators/convert-currency"
import type { Currency } from "@wara/domain/money/currency"
import { formatMoney, formatNumber } from "@wara/domain/money/format-money"
import { formatDayAndMonth } from "@wara/domain/site/format-date"

/** A price in other units, and the day that the values used are of. */
export type ConvertedPrice = { amounts: string[]; day: string }

type Target = { unit: ConvertibleUnit; write: (amount: number) => string }

const toUf: Target = { unit: "UF", write: (amount) => `UF ${formatNumber(amount, 2)}` }
const toDollars: Target = { unit: "USD", write: (amount) => `US$${formatNumber(amount, 0)}` }
const toPesos: Target = { unit: "CLP", write: (amount) => formatMoney(amount, "CLP") }

const targets: Record<Currency, Target[]> = { CLP: [toUf, toDollars], USD: [toPesos, toUf] }

/** An ad's net price in UF and in the other currency; null when no indicator is known. */
export function convertedPrice(
  ad: Pick<Ad, "price" | "currency">,
  indicators: Indicator[],
): ConvertedPrice | null {
  const pesos = Object.fromEntries(indicators.map(({ code, value }) => [code, value]))
  const known = targets[ad.currency].flatMap(({ unit, write }) => {
    const amount = convertCurrency(ad.price, ad.currency, unit, pesos)
    return amount === null ? [] : [{ unit, text: write(amount) }]
  })
  const used = new Set([ad.currency, ...known.map(({ unit }) => unit)].map(indicatorOf))
  const oldest = indicators
    .filter(({ code }) => used.has(code))
    .map(({ date }) => date)
    .sort()[0]
  if (known.length === 0 || oldest === undefined) return null
  return { amounts: known.map(({ text }) => text), day: formatDayAndMonth(oldest) }
}
