import type { Ad } from "@wara/contract/ad"
import type { Conversion } from "@wara/contract/indicator"
import { dropPercent } from "@wara/domain/ads/price-drop"
import type { ConvertibleUnit } from "@wara/domain/indicators/indicator"
import { addIva, type Currency, formatMoney, formatNumber, plusIva } from "@wara/domain/money/money"
import { formatDayAndMonth, formatDayOfYear } from "@wara/domain/site/chilean-dates"
import Info from "lucide-react/icons/info"
import { Popover } from "../../ui/popover.tsx"
import { AdPrice } from "./card/card-parts.tsx"
import { adTexts, valueOfDay } from "./texts.ts"

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

/** By how much the price fell lately, when, and from which price. */
function PriceDropLine({ ad }: { ad: Ad }) {
  if (ad.price_before_drop === null || ad.price_dropped_at === null) return null
  const percent = dropPercent({ from: ad.price_before_drop, to: ad.price })
  return (
    <p className="text-sm tabular-nums">
      <span className="font-semibold text-ok">
        {adTexts.dropped(percent, formatDayOfYear(new Date(ad.price_dropped_at)))}
      </span>{" "}
      <span className="text-ink-soft">
        {adTexts.before} <s>{formatMoney(ad.price_before_drop, ad.currency)}</s>
      </span>
    </p>
  )
}

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
          label={adTexts.aboutIva}
          summary={<Info aria-hidden className="size-5" />}
          summaryClassName="-my-1 -mr-2 grid size-11 list-none place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
          className="shrink-0 print:hidden"
        >
          <p>{adTexts.ivaMeaning}</p>
        </Popover>
      </div>
      <PriceDropLine ad={ad} />
      {converted === null ? null : (
        <p className="text-sm tabular-nums text-ink-soft">
          ≈ {converted.amounts.join(" / ")} {plusIva} <span>({converted.values.join(", ")})</span>
        </p>
      )}
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-3 text-sm tabular-nums">
        <dt className="text-ink-soft">{adTexts.iva}</dt>
        <dd className="text-right">{formatMoney(iva, ad.currency)}</dd>
        <dt className="font-semibold">{adTexts.total}</dt>
        <dd className="text-right font-semibold">{formatMoney(gross, ad.currency)}</dd>
      </dl>
    </div>
  )
}
