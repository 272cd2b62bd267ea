/** What a complete profile has, in the order in which it is worth adding. */
export const profileParts = [
  "confirmed",
  "phone",
  "commune",
  "rut",
  "description",
  "avatar",
] as const

/** One part of a profile. */
export type ProfilePart = (typeof profileParts)[number]

/** How much of a profile is there: percent from 0 to 100, and what is missing. */
export function profileCompleteness(has: Record<ProfilePart, boolean>): {
  percent: number
  missing: ProfilePart[]
} {
  const missing = profileParts.filter((part) => !has[part])
  const percent = Math.round((1 - missing.length / profileParts.length) * 100)
  return { percent, missing }
}
