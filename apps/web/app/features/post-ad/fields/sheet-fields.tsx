import { useId } from "react"
import type { Field } from "../../../ui/field-frame.tsx"
import { TextField } from "../../../ui/text-field.tsx"
import { missingChoicesTexts, fieldTexts as texts } from "../texts.ts"
import type { AdForm } from "./ad-form.ts"
import { AmountField } from "./amount-field.tsx"
import { LineField } from "./line-field.tsx"
import { MissingChoices } from "./missing-choices.tsx"
import { TileChoice } from "./tile-choice.tsx"

const measures = [
  { name: "weight", suffix: texts.kilos },
  { name: "depth", suffix: texts.centimetres },
  { name: "width", suffix: texts.centimetres },
  { name: "height", suffix: texts.centimetres },
] as const

export function SheetFields({ form }: { form: AdForm }) {
  const { ad, errors, change, choices } = form
  const makers = useId()
  return (
    <>
      {choices.conditions.length === 0 ? (
        <MissingChoices what={missingChoicesTexts.conditions} />
      ) : null}
      <TileChoice
        label={texts.condition}
        name="condition"
        options={choices.conditions.map(({ id, name }) => ({ value: id, label: name }))}
        value={ad.condition}
        onChoose={(condition) => change({ condition })}
        error={errors.condition}
        className="grid-cols-2 sm:grid-cols-4"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <LineField form={form} name="manufacturer" label={texts.manufacturer} list={makers} />
        <datalist id={makers}>
          {choices.manufacturers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <LineField form={form} name="model" label={texts.model} />
        <YearField
          label={texts.year}
          value={ad.year}
          error={errors.year}
          onYear={(year) => change({ year })}
        />
        <LineField
          form={form}
          name="serial_number"
          label={texts.serial}
          hint={texts.serialHint}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <fieldset className="flex flex-col gap-3">
        <legend className="font-medium">{texts.measures}</legend>
        <p className="text-ink-soft text-sm">{texts.measuresHint}</p>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {measures.map(({ name, suffix }) => (
            <AmountField
              key={name}
              label={texts[name]}
              name={name}
              suffix={suffix}
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
