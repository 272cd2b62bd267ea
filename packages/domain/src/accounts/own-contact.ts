/** Contact data typed in an ad that the user also wants in the profile. */
export type OwnContact = {
  /** E.164; empty when there is none to save. */
  phone: string
  /** Id of a commune; null when there is none to save. */
  commune: number | null
}

/** Returns the parts of a contact that the profile lacks; null when it lacks none. */
export function missingContact(
  profile: { phone: string; commune: number },
  typed: { phone: string; commune: number },
): OwnContact | null {
  const phone = profile.phone === "" ? typed.phone.trim() : ""
  const commune = profile.commune === 0 && typed.commune !== 0 ? typed.commune : null
  return phone === "" && commune === null ? null : { phone, commune }
}
