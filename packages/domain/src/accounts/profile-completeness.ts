/** Parts of a complete profile, most useful first. */
export const profileParts = [
  "confirmed",
  "phone",
  "commune",
  "rut",
  "description",
  "avatar",
] as const

export type ProfilePart = (typeof profileParts)[number]

/**
 * Completeness of a profile: percent from 0 to 100, and the missing parts. Only professional accounts
 * show a picture, so others do not lack one.
 */
export function profileCompleteness(
  has: Record<ProfilePart, boolean>,
  { pro }: { pro: boolean },
): { percent: number; missing: ProfilePart[] } {
  const parts = profileParts.filter((part) => pro || part !== "avatar")
  const missing = parts.filter((part) => !has[part])
  const percent = Math.round((1 - missing.length / parts.length) * 100)
  return { percent, missing }
}

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
