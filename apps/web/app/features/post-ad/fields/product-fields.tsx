import { formLabel } from "@wara/domain/ads/ad-field-texts"
import { adFields } from "@wara/domain/ads/ad-fields"
import { cardName, cardNameLimit } from "@wara/domain/ads/ad-name"
import { addIva, currencies, currencyDecimals, formatMoney } from "@wara/domain/money/money"
import { formatDayAndMonth } from "@wara/domain/site/chilean-dates"
import { CategoryIcon } from "../../../entities/category/category-icon.tsx"
import { TextArea } from "../../../ui/text-field.tsx"
import { missingChoicesTexts, fieldTexts as texts } from "../texts.ts"
import { AmountField } from "./amount-field.tsx"
import { type AdForm, LineField, MissingChoices, TileChoice } from "./field-parts.tsx"
import { PriceQuestionBox } from "./price-question.tsx"
import { useDollar } from "./use-dollar.ts"

export function ProductFields({ form }: { form: AdForm }) {
  const { ad, errors, change, choices } = form
  const count = Array.from(ad.name).length
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <LineField form={form} name="name" hint={texts.nameHint} />
        <p
          className={`text-sm tabular-nums ${count > adFields.name.max ? "font-medium text-bad" : "text-ink-soft"}`}
        >
          {texts.nameCount(count)}
        </p>
        {count > cardNameLimit ? (
          <p className="text-ink-soft text-sm wrap-anywhere">
            {texts.nameTruncated} <span className="text-ink">{cardName(ad.name)}</span>
          </p>
        ) : null}
      </div>
      {choices.categories.length === 0 ? (
        <MissingChoices what={missingChoicesTexts.categories} />
      ) : null}
      <TileChoice
        label={formLabel("category")}
        name="category"
        options={choices.categories.map(({ id, name, icon, color, color_tint }) => ({
          value: id,
          label: (
            <span className="flex min-w-0 flex-col items-start gap-1 sm:flex-row sm:items-center sm:gap-2.5">
              <span
                className="grid size-7 shrink-0 place-items-center rounded-control sm:size-8"
                style={{ backgroundColor: color_tint, color }}
              >
                <CategoryIcon name={icon} className="size-5" />
              </span>
              <span className="max-w-full min-w-0 hyphens-auto text-xs tracking-tight wrap-break-word sm:text-sm sm:tracking-normal">
                {name}
              </span>
            </span>
          ),
        }))}
        value={ad.category}
        onChoose={(category) => change({ category })}
        error={errors.category}
        // Wide enough for "Telecomunicaciones" in one piece, at any size of text.
        className="grid-cols-[repeat(auto-fill,minmax(min(100%,9.75rem),1fr))] sm:grid-cols-2 xl:grid-cols-3"
      />
      <PriceFields form={form} />
      <PriceQuestionBox ad={ad} priceQuestion={form.priceQuestion} />
      <DescriptionField form={form} />
    </>
  )
}

function PriceFields({ form: { ad, errors, change } }: { form: AdForm }) {
  const { price, currency } = ad
  const { gross } = addIva(price, currency)
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-start">
      <div className="sm:w-56">
        <TileChoice
          label={formLabel("currency")}
          name="currency"
          options={currencies.map((value) => ({ value, label: texts.currencies[value] }))}
          value={currency}
          // Pesos have no cents.
          onChoose={(next) =>
            change({ currency: next, price: next === "CLP" ? Math.round(price) : price })
          }
          error={errors.currency}
          className="grid-cols-2"
        />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <AmountField
          label={formLabel("price")}
          name="price"
          prefix={currency === "CLP" ? "$" : "US$"}
          decimals={currencyDecimals(currency)}
          shownDecimals="all"
          takesWords
          value={price}
          onAmount={(amount) => change({ price: amount })}
          error={errors.price}
          required
        />
        <p aria-live="polite" className="text-ink-soft text-sm tabular-nums">
          {price > 0 ? texts.withIva(formatMoney(gross, currency)) : texts.ivaAdded}
        </p>
        <PriceInPesos price={price} currency={currency} />
      </div>
    </div>
  )
}

function DescriptionField({ form: { ad, errors, change } }: { form: AdForm }) {
  const count = ad.description.trim().length
  const { min, max } = adFields.description
  const isShort = count > 0 && count < min
  return (
    <div className="flex flex-col gap-1.5">
      <TextArea
        label={formLabel("description")}
        hint={texts.descriptionHint}
        name="description"
        rows={8}
        maxLength={10_000}
        required
        value={ad.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <p
        className={`text-sm tabular-nums ${count > max ? "font-medium text-bad" : "text-ink-soft"}`}
      >
        {isShort ? texts.descriptionLeft(min - count) : texts.descriptionCount(count)}
      </p>
    </div>
  )
}

/** Today's value in pesos of a price in dollars, because list filters compare pesos. */
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
