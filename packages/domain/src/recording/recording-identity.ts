/** Whose visit was recorded, as operators read it. */
export type RecordingIdentity = {
  /** First and last name, without empty space around; "" when the account has neither. */
  name: string
  email: string
}

/** Who is named with a recording: the person logged in; nobody when there is none (spec §3). */
export function recordingIdentity(
  person: { firstname: string; lastname: string; email: string } | null,
): RecordingIdentity | null {
  if (person === null) return null
  const { firstname, lastname, email } = person
  return { name: `${firstname.trim()} ${lastname.trim()}`.trim(), email }
}
