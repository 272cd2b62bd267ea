/** Name of the query that says when the event happened which a page tells of. */
const eventTimeKey = "hora"

/** Seconds that a page may tell of an event, so that it can be loaded again meanwhile. */
const tellableSeconds = 3600

const toSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000)

/** Path of a page that tells of something that happened at `now`. */
export function pathAfterEvent(path: string, now: Date): string {
  return `${path}?${new URLSearchParams({ [eventTimeKey]: String(toSeconds(now)) })}`
}

/** Whether the address of such a page came from an event within the last hour. */
export function isAfterEvent(search: URLSearchParams, now: Date): boolean {
  const time = search.get(eventTimeKey) ?? ""
  const age = /^\d{9,11}$/.test(time) ? toSeconds(now) - Number(time) : -1
  return age >= 0 && age <= tellableSeconds
}
