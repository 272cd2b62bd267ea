import { formatPhone } from "@wara/domain/accounts/phone"
import { CheckboxField } from "../../../ui/checkbox-field.tsx"
import { summaryTexts as texts } from "../post-ad-texts.ts"

/** Name of the checkbox that saves the ad's contact data in the profile. */
export const saveContactField = "save_contact"

/** Offers to save the ad's phone and place in the profile when it has none. */
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
