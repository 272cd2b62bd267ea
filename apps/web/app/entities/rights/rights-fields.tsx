import { objectionPurposes, rights } from "@wara/domain/privacy/rights-request"
import { objectionTexts, rightTexts } from "@wara/domain/privacy/rights-texts"
import type { FieldProps } from "../../forms/use-form.ts"
import { SelectField } from "../../ui/select-field.tsx"
import { TextArea } from "../../ui/text-field.tsx"
import { rightsFieldTexts as texts } from "./texts.ts"

/** The fields of a request about personal data, in the form's order. */
export const rightsFieldNames = ["right", "purpose", "message"] as const

export type RightsFieldName = (typeof rightsFieldNames)[number]

const rightOptions = rights.map((value) => ({ value, label: rightTexts[value].name }))
const purposeOptions = objectionPurposes.map((value) => ({ value, label: objectionTexts[value] }))

/** Which right, for an objection also against what, and what exactly is asked for. */
export function RightsFields({ field }: { field: (name: RightsFieldName) => FieldProps }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={texts.right}
          options={rightOptions}
          empty={texts.choose}
          required
          {...field("right")}
        />
        <SelectField
          label={texts.purpose}
          hint={texts.purposeHint}
          options={purposeOptions}
          empty={texts.noPurpose}
          {...field("purpose")}
        />
      </div>
      <TextArea
        label={texts.message}
        hint={texts.messageHint}
        rows={5}
        required
        {...field("message")}
      />
    </>
  )
}
