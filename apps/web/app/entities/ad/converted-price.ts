import type { Conversion } from "@wara/contract/indicator"
import type { ConvertibleUnit } from "@wara/domain/indicators/convert-currency"
import type { Currency } from "@wara/domain/money/currency"
import { formatMoney, formatNumber } from "@wara/domain/money/format-money"
import { formatDayAndMonth } from "@wara/domain/site/format-date"
import { valueOfDay } from "./detail-texts.ts"

const targets: Record<Currency, ConvertibleUnit[]> = { CLP: ["UF", "USD"], USD: ["CLP", "UF"] }

/** Units into which a price is converted, besides its own currency. */
export function conversionTargets(currency: Currency): ConvertibleUnit[] {
  return targets[currency]
}

function amountText({ result, to }: Conversion): string {
  if (to === "UF") return `UF ${formatNumber(result, 2)}`
  return to === "USD" ? `US$${formatNumber(result, 0)}` : formatMoney(result, "CLP")
}

/**
 * A price in other units, with the indicators used and the day of each, as the footer shows them.
 * Null without a conversion.
 */
export function convertedPrice(
  conversions: Conversion[],
): { amounts: string[]; values: string[] } | null {
  if (conversions.length === 0) return null
  const used = conversions.flatMap(({ values }) => values)
  const values = new Set(used.map(({ code, date }) => valueOfDay(code, formatDayAndMonth(date))))
  return { amounts: conversions.map(amountText), values: [...values] }
}
