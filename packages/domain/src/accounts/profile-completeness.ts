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

/** Completeness of a profile: percent from 0 to 100, and the missing parts. */
export function profileCompleteness(has: Record<ProfilePart, boolean>): {
  percent: number
  missing: ProfilePart[]
} {
  const missing = profileParts.filter((part) => !has[part])
  const percent = Math.round((1 - missing.length / profileParts.length) * 100)
  return { percent, missing }
}
