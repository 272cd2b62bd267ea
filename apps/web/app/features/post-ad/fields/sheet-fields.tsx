import { formLabel } from "@wara/domain/ads/ad-field-texts"
import {
  type AdFieldNames,
  adFields,
  adFieldsWith,
  measureFields,
} from "@wara/domain/ads/ad-fields"
import { useId } from "react"
import type { Field } from "../../../ui/field-frame.tsx"
import { TextField } from "../../../ui/text-field.tsx"
import { missingChoicesTexts, fieldTexts as texts } from "../texts.ts"
import { AmountField } from "./amount-field.tsx"
import { type AdForm, LineField, MissingChoices, TileChoice } from "./field-parts.tsx"

const serialNumber = {
  hint: texts.serialHint,
  autoCapitalize: "characters",
  spellCheck: false,
} as const

type Fact = AdFieldNames<{ step: 4; kind: "line" | "year" }>

const facts = adFieldsWith("step", 4).filter(
  (name): name is Fact => adFields[name].kind === "line" || adFields[name].kind === "year",
)

export function SheetFields({ form }: { form: AdForm }) {
  const { ad, errors, change, choices } = form
  const makers = useId()
  return (
    <>
      {choices.conditions.length === 0 ? (
        <MissingChoices what={missingChoicesTexts.conditions} />
      ) : null}
      <TileChoice
        label={formLabel("condition")}
        name="condition"
        options={choices.conditions.map(({ id, name }) => ({ value: id, label: name }))}
        value={ad.condition}
        onChoose={(condition) => change({ condition })}
        error={errors.condition}
        className="grid-cols-2 sm:grid-cols-4"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {facts.map((name) =>
          name === "year" ? (
            <YearField
              key={name}
              label={formLabel(name)}
              value={ad.year}
              error={errors.year}
              onYear={(year) => change({ year })}
            />
          ) : (
            <LineField
              key={name}
              form={form}
              name={name}
              {...(name === "manufacturer" ? { list: makers } : {})}
              {...(name === "serial_number" ? serialNumber : {})}
            />
          ),
        )}
      </div>
      <datalist id={makers}>
        {choices.manufacturers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <fieldset className="flex flex-col gap-3">
        <legend className="font-medium">{texts.measures}</legend>
        <p className="text-ink-soft text-sm">{texts.measuresHint}</p>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {measureFields.map((name) => (
            <AmountField
              key={name}
              label={formLabel(name)}
              name={name}
              suffix={adFields[name].unit}
              decimals={2}
              value={ad[name]}
              error={errors[name]}
              onAmount={(amount) => change({ [name]: amount })}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** An optional year. */
function YearField(props: Field & { value: number; onYear: (year: number) => void }) {
  const { value, onYear, ...field } = props
  return (
    <TextField
      {...field}
      name="year"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={value === 0 ? "" : String(value)}
      onChange={({ target }) => onYear(Number(target.value.replace(/\D/g, "")))}
    />
  )
}
