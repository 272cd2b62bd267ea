import { z } from "zod"
import { phoneField } from "./account-fields.ts"
import { accountTexts } from "./account-texts.ts"

/** PUT users/me/contact: contact data typed in an ad that the user also wants in the profile. */
export const ownContactSchema = z.strictObject({
  /** E.164; empty when there is none to save. */
  phone: phoneField,
  /** Id of a commune; null when there is none to save. */
  commune: z.int32(accountTexts.communeInvalid).positive(accountTexts.communeInvalid).nullable(),
})

export type OwnContact = z.infer<typeof ownContactSchema>

/** Returns the parts of a contact that the profile lacks; null when it lacks none. */
export function missingContact(
  profile: { phone: string; commune: number },
  typed: { phone: string; commune: number },
): { phone: string; commune: number | null } | null {
  const phone = profile.phone === "" ? typed.phone.trim() : ""
  const commune = profile.commune === 0 && typed.commune !== 0 ? typed.commune : null
  return phone === "" && commune === null ? null : { phone, commune }
}
