import { paths } from "./paths.ts"

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

/** Query parameter that makes the account's first page show a notice about a recent event. */
const accountNoticeKey = "aviso"

const words = {
  welcome: "bienvenida",
  "new-password": "contrasena",
  confirmed: "correo",
  "log-out-first": "enlace",
} as const

/**
 * A recent event: signed up, chose a new password, confirmed the e-mail, opened a link for guests.
 */
export type AccountNotice = keyof typeof words

/** Path of the account's first page with a notice. */
export function accountNoticePath(notice: AccountNotice): string {
  return `${paths.account}?${new URLSearchParams({ [accountNoticeKey]: words[notice] })}`
}

/** The notice in the query of the account's first page; null when there is none. */
export function readAccountNotice(query: URLSearchParams): AccountNotice | null {
  const word = query.get(accountNoticeKey)
  if (word === words.welcome) return "welcome"
  if (word === words["new-password"]) return "new-password"
  if (word === words["log-out-first"]) return "log-out-first"
  return word === words.confirmed ? "confirmed" : null
}
