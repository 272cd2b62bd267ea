import { paths } from "./paths.ts"

/** Name of the query by which the account's first page learns what has just happened. */
const accountNoticeKey = "aviso"

const words = {
  welcome: "bienvenida",
  "new-password": "contrasena",
  confirmed: "correo",
  "log-out-first": "enlace",
} as const

/** What has just happened: signed up, chose a new password, confirmed the e-mail, opened a guest's link. */
export type AccountNotice = keyof typeof words

/** The account's first page, told what has just happened. */
export function accountNoticePath(notice: AccountNotice): string {
  return `${paths.account}?${new URLSearchParams({ [accountNoticeKey]: words[notice] })}`
}

/** What a query of the account's first page says that has happened; null when nothing. */
export function readAccountNotice(query: URLSearchParams): AccountNotice | null {
  const word = query.get(accountNoticeKey)
  if (word === words.welcome) return "welcome"
  if (word === words["new-password"]) return "new-password"
  if (word === words["log-out-first"]) return "log-out-first"
  return word === words.confirmed ? "confirmed" : null
}
