import { z } from "zod"
import { phoneField } from "./account-fields.ts"
import { accountTexts } from "./account-texts.ts"

/** PUT users/me/contact: what a person typed in an ad and wants in the profile too. */
export const ownContactSchema = z.strictObject({
  /** E.164; empty when there is none to keep. */
  phone: phoneField,
  /** Number of a commune; null when there is none to keep. */
  commune: z.int32(accountTexts.communeInvalid).positive(accountTexts.communeInvalid).nullable(),
})

/** A contact that may be stored. */
export type OwnContact = z.infer<typeof ownContactSchema>

/** What a profile lacks of a contact; null when it lacks nothing that the contact has. */
export function missingContact(
  profile: { phone: string; commune: number },
  typed: { phone: string; commune: number },
): { phone: string; commune: number | null } | null {
  const phone = profile.phone === "" ? typed.phone.trim() : ""
  const commune = profile.commune === 0 && typed.commune !== 0 ? typed.commune : null
  return phone === "" && commune === null ? null : { phone, commune }
}
