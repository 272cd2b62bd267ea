/** Query parameter with the time of the event that a page reports. */
const eventTimeKey = "hora"

/** Seconds during which a page may report an event, so that it can be reloaded meanwhile. */
const reportableSeconds = 3600

const toSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000)

/** Path of a page that reports an event that happened at `now`. */
export function pathAfterEvent(path: string, now: Date): string {
  return `${path}?${new URLSearchParams({ [eventTimeKey]: String(toSeconds(now)) })}`
}

/** Whether the page's query refers to an event within the last hour. */
export function isAfterEvent(search: URLSearchParams, now: Date): boolean {
  const time = search.get(eventTimeKey) ?? ""
  const age = /^\d{9,11}$/.test(time) ? toSeconds(now) - Number(time) : -1
  return age >= 0 && age <= reportableSeconds
}
