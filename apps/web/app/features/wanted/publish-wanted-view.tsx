import { alertConsent } from "@wara/domain/alerts/alert-texts"
import { placeRadii } from "@wara/domain/places/radius"
import { radiusText } from "@wara/domain/places/radius-texts"
import { defaultWantedRadius, wantedLimits } from "@wara/domain/wanted/wanted-ad"
import { Form } from "react-router"
import { type FormResult, useForm } from "../../forms/use-form.ts"
import { CheckboxField } from "../../ui/checkbox-field.tsx"
import { FormFailure } from "../../ui/form-failure.tsx"
import { SelectField } from "../../ui/select-field.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { TextArea, TextField } from "../../ui/text-field.tsx"
import { CommuneField, type CommuneGroup } from "./commune-field.tsx"
import { publishWantedTexts as texts } from "./texts.ts"
import { type WantedField, wantedFields } from "./wanted-fields.ts"

/** The form of a wanted ad; `start` are the values of the search that found nothing. */
export function PublishWantedView(props: {
  start: Partial<Record<WantedField, string>>
  categories: { value: string; label: string }[]
  places: CommuneGroup[]
  result: FormResult<WantedField> | undefined
  /** Identifies this form, so that sending it twice publishes once. */
  formKey: string
}) {
  const { categories, formKey, places, result, start } = props
  const { field, form, isSending } = useForm(wantedFields, result)
  const filled = (name: WantedField) => {
    const bound = field(name)
    return { ...bound, defaultValue: result ? bound.defaultValue : (start[name] ?? "") }
  }
  return (
    <div className="wrap flex flex-col gap-6 py-8">
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        <p className="max-w-text text-ink-soft text-lg">{texts.lead}</p>
      </div>
      <Form {...form} className="flex max-w-2xl flex-col gap-5">
        <FormFailure>{result?.failure}</FormFailure>
        <input type="hidden" name="key" value={formKey} />
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          required
          maxLength={wantedLimits.name.max}
          {...filled("name")}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={texts.category}
            empty={texts.noCategory}
            options={categories}
            required
            {...filled("category")}
          />
          <TextField
            label={texts.manufacturer}
            hint={texts.manufacturerHint}
            maxLength={wantedLimits.manufacturer}
            {...filled("manufacturer")}
          />
          <TextField label={texts.yearMin} inputMode="numeric" {...filled("year_min")} />
          <TextField label={texts.yearMax} inputMode="numeric" {...filled("year_max")} />
        </div>
        <TextField
          label={texts.budget}
          hint={texts.budgetHint}
          inputMode="numeric"
          {...filled("budget")}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <CommuneField places={places} {...filled("commune")} />
          <SelectField
            label={texts.radius}
            hint={texts.radiusHint}
            options={placeRadii.map((km) => ({ value: String(km), label: radiusText(km) }))}
            {...filled("radius_km")}
            defaultValue={filled("radius_km").defaultValue || String(defaultWantedRadius)}
          />
        </div>
        <TextArea
          label={texts.text}
          hint={texts.textHint}
          rows={5}
          maxLength={wantedLimits.text}
          {...filled("text")}
        />
        <CheckboxField {...filled("alert")}>
          {texts.alert} <span className="block text-ink-soft text-sm">{alertConsent.text}</span>
        </CheckboxField>
        <SubmitButton isSending={isSending} sending={texts.sending} className="self-start">
          {texts.submit}
        </SubmitButton>
      </Form>
    </div>
  )
}
