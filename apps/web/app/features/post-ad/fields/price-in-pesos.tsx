import { formatMoney } from "@wara/domain/money/format-money"
import { formatDayAndMonth } from "@wara/domain/site/format-date"
import { fieldTexts as texts } from "../post-ad-texts.ts"
import { useDollar } from "./use-dollar.ts"

/** What a price in dollars is in pesos today: filters of the list compare in pesos. */
export function PriceInPesos({ price, currency }: { price: number; currency: string }) {
  const isInDollars = currency === "USD"
  const { dollar, error } = useDollar(isInDollars)
  if (!isInDollars || (error === null && (dollar === null || price <= 0))) return null
  return (
    <p aria-live="polite" className="text-ink-soft text-sm tabular-nums">
      {dollar === null
        ? error?.message
        : texts.inPesos(formatMoney(price * dollar.value, "CLP"), formatDayAndMonth(dollar.date))}
    </p>
  )
}
