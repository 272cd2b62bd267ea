import type { Ad } from "@wara/contract/ad"
import { formatMoney, plusIva } from "@wara/domain/money/format-money"

/** An ad's price, labelled as excluding IVA [S1.5]. */
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
      <span className="text-sm font-normal whitespace-nowrap text-ink-soft">{plusIva}</span>
    </p>
  )
}
