import { personalInReports } from "../personal/personal-shapes.ts"
import { reportTags } from "./report-facts.ts"

/** Maximum characters of a text that are read, and that are kept. */
const maxChars = { read: 4_000, allowed: 400 }

/** A quoted identifier names what failed; other quoted text may be user input. */
const codeName = /^[a-z_$][\w$.]{0,40}$/

/** What is hidden, in this order, and its replacement. */
const hidden: readonly [RegExp, string][] = [
  // The database driver appends the parameter values to the statement.
  [/\s*\bparams:[\s\S]*$/i, ""],
  [/[?#][^\s"'`)\]>]*=[^\s"'`)\]>]*/g, ""],
  [/\b(?:bearer|basic)\s+\S+/gi, "[token]"],
  [personalInReports.email, "[email]"],
  [/\b(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]+)*/g, "[token]"],
  [/\b(?:[0-9a-f]{0,4}:){3,}[0-9a-f]{0,4}\b/gi, "[ip]"],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "[ip]"],
  [personalInReports.number, "[number]"],
]

/**
 * Removes personal data from a program's text: e-mails, RUTs, phone numbers, tokens, network
 * addresses, queries, statement parameters, and quoted text that is not an identifier. For text
 * sent to external services; cut to 400 characters.
 */
export function hidePersonalData(text: string): string {
  let result = text.slice(0, maxChars.read)
  for (const [pattern, instead] of hidden) result = result.replace(pattern, instead)
  return result
    .replace(/(?<![\w\]])(["'`])(.*?)\1(?!\w)/gs, (quoted, mark: string, inner: string) =>
      codeName.test(inner) ? quoted : `${mark}…${mark}`,
    )
    .slice(0, maxChars.allowed)
}

type Frame = { filename?: string; abs_path?: string; function?: string; module?: string }

type ReportedException = {
  type?: string
  value?: string
  mechanism?: object
  stacktrace?: { frames?: Frame[] }
}

/**
 * The fields of an error report, as the reporting service's libraries build it, that may be sent to
 * the service.
 */
export type ErrorReport = {
  message?: string
  tags?: object
  contexts?: object
  exception?: { values?: ReportedException[] }
}

/** Allow-list of a report's fields: anything that a library adds in future is removed. */
const allowed = {
  report: [
    ...["event_id", "timestamp", "platform", "level", "release", "environment", "type"],
    ...["message", "exception", "tags", "contexts", "fingerprint", "sdk"],
  ],
  contexts: ["runtime"],
  exception: ["type", "value", "mechanism", "stacktrace"],
  mechanism: ["type", "handled"],
  stacktrace: ["frames"],
  frame: ["filename", "abs_path", "function", "module", "lineno", "colno", "in_app"],
  tags: [...reportTags],
}

function removeOtherKeys(part: object, keys: readonly string[]): void {
  for (const key of Object.keys(part)) {
    if (!keys.includes(key)) Reflect.deleteProperty(part, key)
  }
}

/**
 * Removes from a report everything that is not about the program: cookies, headers, bodies, users,
 * addresses, click trails. Hides personal data in texts. Mutates the report.
 */
export function cleanReport<Report extends ErrorReport>(report: Report): Report {
  removeOtherKeys(report, allowed.report)
  if (report.contexts) removeOtherKeys(report.contexts, allowed.contexts)
  if (report.tags) removeOtherKeys(report.tags, allowed.tags)
  if (report.message !== undefined) report.message = hidePersonalData(report.message)
  for (const exception of report.exception?.values ?? []) cleanException(exception)
  return report
}

function cleanException(exception: ReportedException): void {
  removeOtherKeys(exception, allowed.exception)
  if (exception.type !== undefined) exception.type = hidePersonalData(exception.type)
  if (exception.value !== undefined) exception.value = hidePersonalData(exception.value)
  if (exception.mechanism) removeOtherKeys(exception.mechanism, allowed.mechanism)
  if (exception.stacktrace) removeOtherKeys(exception.stacktrace, allowed.stacktrace)
  for (const frame of exception.stacktrace?.frames ?? []) {
    removeOtherKeys(frame, allowed.frame)
    if (frame.filename) frame.filename = impersonalFile(frame.filename)
    if (frame.abs_path) frame.abs_path = impersonalFile(frame.abs_path)
  }
}

/** An inline script has the page's address, which may contain personal data; a file has a name. */
function impersonalFile(address: string): string {
  const file = address.split(/[?#]/)[0] ?? ""
  return /\.[cm]?[jt]sx?$/.test(file) ? file : hidePersonalData(file)
}
