/** Maximum events waiting to be sent; when there are more, recording is disabled [S9.9]. */
export const maxBufferedEvents = 1_000

/** Maximum characters of events in one batch; the rest is cut off [S9.9]. */
export const maxCharacters = 4_096_000

/** Maximum bytes of one call: a batch arrives in as many calls as it needs [B8.37]. */
export const maxCallBytes = 256 * 1024

/** Maximum characters of events in one call; as UTF-8 they take three bytes at most. */
export const maxCallCharacters = 80_000

/** Maximum characters of all batches of one recording together. */
export const maxTotalCharacters = 12_288_000

/** Maximum nesting levels of an event: twice the depth of the deepest page that is recorded. */
export const maxLevels = 600

/** Maximum kilobytes of all recordings per day: thirty full days do not fill the disk. */
export const maxKilobytesADay = 4_000_000

/** Maximum calls of one recording: one every five seconds for an hour and a half. */
export const maxCalls = 1_080

/** Minutes in which the token of a page may be used: longer than a recording can last. */
export const tokenMinutes = 120

/** Days that recordings are stored at most; whole days of them are deleted before. */
export const recordingDays = 30

/** Tag of the event for navigation to another page of the site; contains its path. */
export const pageTag = "page"

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

/**
 * Returns as many leading values as fit into the given number of characters of a JSON list, and
 * their count. Values are kept whole or left out, so the list stays valid JSON.
 */
export function truncateToFit(
  values: readonly unknown[],
  max: number,
): { text: string; count: number } {
  const texts: string[] = []
  let length = "[]".length
  for (const value of values) {
    const text = JSON.stringify(value)
    length += text.length + (texts.length === 0 ? 0 : ",".length)
    if (length > max) break
    texts.push(text)
  }
  return { text: `[${texts.join(",")}]`, count: texts.length }
}

/** Whether lists or objects in a value are nested deeper than `max` levels. */
export function isDeeperThan(max: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false
  return max === 0 || Object.values(value).some((inner) => isDeeperThan(max - 1, inner))
}
