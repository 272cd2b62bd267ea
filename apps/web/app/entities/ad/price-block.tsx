import type { Ad } from "@wara/contract/ad"
import type { Conversion } from "@wara/contract/indicator"
import { formatMoney, plusIva } from "@wara/domain/money/format-money"
import { addIva } from "@wara/domain/money/iva"
import { Info } from "lucide-react"
import { Popover } from "../../ui/popover.tsx"
import { AdPrice } from "./card/ad-price.tsx"
import { convertedPrice } from "./converted-price.ts"
import { detailTexts } from "./detail-texts.ts"

/** The price with its tax and total, and today's value in other units. */
export function PriceBlock({ ad, conversions }: { ad: Ad; conversions: Conversion[] }) {
  const { iva, gross } = addIva(ad.price, ad.currency)
  const converted = convertedPrice(conversions)
  return (
    <div className="flex flex-col gap-2">
      <div className="relative flex flex-wrap items-start justify-between gap-x-2">
        <AdPrice
          ad={ad}
          className="min-w-0 text-[min(2.25rem,12vw)] leading-tight tracking-tight wrap-anywhere print:text-2xl"
        />
        <Popover
          label={detailTexts.aboutIva}
          summary={<Info aria-hidden className="size-5" />}
          summaryClassName="-my-1 -mr-2 grid size-11 list-none place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
          className="shrink-0 print:hidden"
        >
          <p>{detailTexts.ivaMeaning}</p>
        </Popover>
      </div>
      {converted === null ? null : (
        <p className="text-sm tabular-nums text-ink-soft">
          ≈ {converted.amounts.join(" / ")} {plusIva} <span>({converted.values.join(", ")})</span>
        </p>
      )}
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-3 text-sm tabular-nums">
        <dt className="text-ink-soft">{detailTexts.iva}</dt>
        <dd className="text-right">{formatMoney(iva, ad.currency)}</dd>
        <dt className="font-semibold">{detailTexts.total}</dt>
        <dd className="text-right font-semibold">{formatMoney(gross, ad.currency)}</dd>
      </dl>
    </div>
  )
}
