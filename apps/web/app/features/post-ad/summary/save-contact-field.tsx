import { formatPhone } from "@wara/domain/accounts/phone"
import { CheckboxField } from "../../../ui/checkbox-field.tsx"
import { summaryTexts as texts } from "../post-ad-texts.ts"

/** Name of the field that asks for the ad's contact to be kept in the profile. */
export const saveContactField = "save_contact"

/** Offers to keep in the profile what it lacks of the ad's phone and place. */
export function SaveContactField(props: { phone: string; place: string }) {
  return (
    <CheckboxField name={saveContactField}>
      {texts.saveContact}
      <span className="block text-ink-soft text-sm">
        {texts.saveContactHint(formatPhone(props.phone), props.place)}
      </span>
    </CheckboxField>
  )
}
