import {
  type AlertFrequency,
  type AlertKind,
  alertFrequencies,
  alertKinds,
} from "@wara/domain/alerts/alert"
import { alertTexts } from "@wara/domain/alerts/alert-texts"
import { useId } from "react"
import { CheckboxField } from "../../ui/checkbox-field.tsx"
import { FieldError } from "../../ui/field-frame.tsx"
import { RadioCards } from "../../ui/radio-cards.tsx"
import { newAlertTexts as texts } from "./texts.ts"

/** Name of the field of a kind; each is a checkbox of its own. */
export const kindField = (kind: AlertKind): `kind_${AlertKind}` => `kind_${kind}`

/** What an alert reports and how often. */
export function AlertFields(props: {
  kinds: readonly AlertKind[]
  frequency: AlertFrequency
  error?: string | undefined
}) {
  const { error, frequency, kinds } = props
  const id = useId()
  return (
    <>
      <fieldset aria-describedby={error ? id : undefined} className="flex min-w-0 flex-col">
        <legend className="mb-1 font-medium">{texts.kinds}</legend>
        {alertKinds.map((kind) => (
          <CheckboxField
            key={kind}
            name={kindField(kind)}
            defaultValue={kinds.includes(kind) ? "on" : ""}
          >
            {alertTexts.kinds[kind]}
          </CheckboxField>
        ))}
        {error ? <FieldError id={id}>{error}</FieldError> : null}
      </fieldset>
      <RadioCards
        label={texts.frequency}
        name="frequency"
        defaultValue={frequency}
        options={alertFrequencies.map((value) => ({
          value,
          label: alertTexts.frequencies[value],
          hint: texts.frequencyHint[value],
        }))}
      />
    </>
  )
}
