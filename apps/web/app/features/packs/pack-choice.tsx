import type { AdPack } from "@wara/contract/catalog"
import { formatMoney } from "@wara/domain/money/money"
import { pricePerAd } from "@wara/domain/packs/pack-saving"
import type { PaidAd } from "@wara/domain/site/payment-paths"
import { useId } from "react"
import { type CheckoutInput, noPack } from "../../entities/checkout/checkout-field-names.ts"
import { checkoutPageTexts as texts } from "../../entities/checkout/texts.ts"
import { CheckboxField } from "../../ui/checkbox-field.tsx"
import { FieldError } from "../../ui/field-frame.tsx"
import type { Chosen, Offer } from "./checkout-quote.ts"

const money = (amount: number) => formatMoney(amount, "CLP")

/** What a pack includes besides the ads themselves. */
function noteOf(pack: AdPack): string {
  const each = pack.ads > 1 ? [texts.each(money(pricePerAd(pack)))] : []
  const featured = pack.featured > 0 ? [texts.includes(pack.featured)] : []
  const days = pack.ads > 1 ? texts.days(pack.days) : texts.daysOfOne(pack.days)
  return [...each, days, ...featured].join(" · ")
}

/** The published ad that a checkout renews or features. */
export type CheckoutAd = PaidAd & { isFeatured: boolean }

/**
 * Choice of a pack, optionally with a featured placement, or of a featured placement alone. A
 * renewal needs a pack; an added placement features the ad that is paid for, unless it is featured
 * already, or else stays in the account.
 */
export function PackChoice(props: {
  offer: Offer
  ad: CheckoutAd | null
  field: CheckoutInput
  onChange: (chosen: Partial<Chosen>) => void
}) {
  const { ad } = props
  const { packs, featuredPrice } = props.offer
  const { name, defaultValue, error, autoFocus } = props.field("pack")
  const id = useId()
  const alone = {
    value: noPack,
    label: texts.alone,
    note: texts.aloneNote,
    price: featuredPrice,
  }
  const options = [
    ...packs.map((pack) => ({
      value: String(pack.id),
      label: pack.name,
      note: noteOf(pack),
      price: pack.price,
    })),
    ...(ad?.intent === "renew" ? [] : [alone]),
  ]
  return (
    <>
      <fieldset
        aria-describedby={error ? `${id}error` : undefined}
        className="flex min-w-0 flex-col gap-2"
      >
        <legend className="visually-hidden">{texts.packLegend}</legend>
        <p className="text-ink-soft text-sm">{texts.ivaIncluded}</p>
        {options.map((option, place) => (
          <label
            key={option.value}
            className="flex min-h-11 items-start gap-3 rounded-control border border-line-strong bg-surface px-3 py-2.5 hover:border-ink-soft has-checked:border-copper has-checked:bg-copper-tint has-focus-visible:outline-2 has-focus-visible:outline-sky has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              {...(autoFocus && place === 0 ? { autoFocus } : {})}
              aria-invalid={error ? true : undefined}
              onChange={() => props.onChange({ pack: option.value })}
              className="mt-1 size-4 shrink-0 accent-copper outline-none"
            />
            <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-3">
              <span className="font-medium">{option.label}</span>
              <span className="font-semibold tabular-nums">{money(option.price)}</span>
              <span className="col-span-2 text-ink-soft text-sm">{option.note}</span>
            </span>
          </label>
        ))}
        {error ? <FieldError id={`${id}error`}>{error}</FieldError> : null}
      </fieldset>
      {ad?.isFeatured ? null : (
        <div className="group-has-[[name=pack][value=none]:checked]:hidden">
          <CheckboxField
            {...props.field("placement")}
            onChange={(event) => props.onChange({ placement: event.target.checked })}
          >
            <span className="font-medium">{texts.addFeatured(money(featuredPrice))}</span>
            <span className="block text-ink-soft text-sm">
              {ad === null ? texts.addFeaturedHint.credit : texts.addFeaturedHint.ad}
            </span>
          </CheckboxField>
        </div>
      )}
    </>
  )
}
