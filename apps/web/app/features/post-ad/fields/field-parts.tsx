import type { DraftAd } from "@wara/domain/ads/ad-draft"
import { formLabel } from "@wara/domain/ads/ad-field-texts"
import { type AdFieldNames, isRequired } from "@wara/domain/ads/ad-fields"
import { type ComponentProps, type ReactNode, useId } from "react"
import type { useCommunes } from "../../../entities/place/communes-store.ts"
import { FieldError } from "../../../ui/field-frame.tsx"
import { TextField } from "../../../ui/text-field.tsx"
import type { AdErrors } from "../form-errors.ts"
import { DraftNotice } from "../frame/draft-notice.tsx"
import type { AdChoices } from "../posting.ts"
import { missingChoicesTexts as texts } from "../texts.ts"
import type { PriceQuestion } from "./price-question.tsx"

/** State of an ad's form, shared by its parts: values, errors and change handlers. */
export type AdForm = {
  ad: DraftAd
  errors: AdErrors
  change: (fields: Partial<DraftAd>) => void
  choices: AdChoices
  /** Those of the chosen region. */
  communes: ReturnType<typeof useCommunes>
  priceQuestion: PriceQuestion
}

type Line = AdFieldNames<{ kind: "line" | "email" | "phone" }>

/** A single-line text of an ad. Text longer than allowed can be typed: nothing is cut off. */
export function LineField(
  props: Omit<
    ComponentProps<typeof TextField>,
    "value" | "onChange" | "name" | "label" | "error" | "form"
  > & {
    form: AdForm
    name: Line
  },
) {
  const { form, name, ...field } = props
  return (
    <TextField
      autoComplete="off"
      maxLength={500}
      required={isRequired(name)}
      {...field}
      label={formLabel(name)}
      name={name}
      value={form.ad[name]}
      error={form.errors[name]}
      onChange={({ target }) => form.change({ [name]: target.value })}
    />
  )
}

/** A choice among options shown side by side as tiles. */
export function TileChoice<Value extends string | number>(props: {
  label: string
  name: string
  options: { value: Value; label: ReactNode }[]
  value: Value
  onChoose: (value: Value) => void
  error?: string | undefined
  /** Classes that set the number of columns. */
  className: string
}) {
  const { label, name, options, value, onChoose, error } = props
  const id = useId()
  return (
    <fieldset
      aria-describedby={error ? `${id}error` : undefined}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className={`grid gap-2 ${props.className}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 items-center gap-2 rounded-control border border-line-strong bg-surface px-2.5 py-2 sm:gap-2.5 sm:px-3 leading-tight hover:border-ink-soft has-checked:border-copper has-checked:bg-copper-tint has-checked:font-semibold has-aria-invalid:border-bad has-focus-visible:outline-2 has-focus-visible:outline-sky has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(option.value)}
              className="visually-hidden"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}error`}>{error}</FieldError> : null}
    </fieldset>
  )
}

/**
 * Says that a list of options could not be loaded, and offers to reload the page. What was typed
 * stays in the browser.
 */
export function MissingChoices({ what }: { what: string }) {
  return (
    <DraftNotice title={texts.title(what)} text={texts.text}>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => window.location.reload()}
      >
        {texts.again}
      </button>
    </DraftNotice>
  )
}
