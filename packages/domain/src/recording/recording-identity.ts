/** The user whose visit was recorded, as operators read it. */
export type RecordingIdentity = {
  /** Trimmed first and last name; "" when the account has neither. */
  name: string
  email: string
}

/** The identity stored with a recording: the logged-in user, or null for a visitor [S3.8]. */
export function recordingIdentity(
  person: { firstname: string; lastname: string; email: string } | null,
): RecordingIdentity | null {
  if (person === null) return null
  const { firstname, lastname, email } = person
  return { name: `${firstname.trim()} ${lastname.trim()}`.trim(), email }
}
