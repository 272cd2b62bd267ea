import type { Ad } from "@wara/contract/ad"
import { formatMoney } from "@wara/domain/money/format-money"
import { cardTexts } from "./card-texts.ts"

/** An ad's price without IVA, which it says (spec §1). */
export function AdPrice({
  ad,
  className = "",
}: {
  ad: Pick<Ad, "price" | "currency">
  className?: string
}) {
  return (
    <p className={`font-semibold tabular-nums ${className}`}>
      {formatMoney(ad.price, ad.currency)}{" "}
      <span className="text-sm font-normal whitespace-nowrap text-ink-soft">
        {cardTexts.plusIva}
      </span>
    </p>
  )
}
