import { personalInReports } from "../personal/personal-shapes.ts"
import { reportTags } from "./report-facts.ts"

/** Longest text that is looked at, and what is kept of it, in characters. */
const longest = { read: 4_000, kept: 400 }

/** A name of the code in quotes says what broke; any other quoted text may be what a person wrote. */
const codeName = /^[a-z_$][\w$.]{0,40}$/

/** What is hidden, in this order, and what stands there instead. */
const hidden: readonly [RegExp, string][] = [
  // A database's driver repeats the values after the statement.
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
 * A text of the program without what may tell who somebody is: e-mails, RUTs, phone numbers, tokens,
 * addresses of the network, queries, values of statements, and quoted text that is no name of the code.
 * For what leaves the house; cut to 400 characters.
 */
export function hidePersonalData(text: string): string {
  let result = text.slice(0, longest.read)
  for (const [pattern, instead] of hidden) result = result.replace(pattern, instead)
  return result
    .replace(/(?<![\w\]])(["'`])(.*?)\1(?!\w)/gs, (quoted, mark: string, inner: string) =>
      codeName.test(inner) ? quoted : `${mark}…${mark}`,
    )
    .slice(0, longest.kept)
}

type Frame = { filename?: string; abs_path?: string; function?: string; module?: string }

type ReportedException = {
  type?: string
  value?: string
  mechanism?: object
  stacktrace?: { frames?: Frame[] }
}

/** A report as the reporting service's libraries build it, as far as it may leave the house. */
export type ErrorReport = {
  message?: string
  tags?: object
  contexts?: object
  exception?: { values?: ReportedException[] }
}

/** All that a report says, listed field by field: whatever a library adds one day stays here. */
const kept = {
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

function keepOnly(part: object, keys: readonly string[]): void {
  for (const key of Object.keys(part)) {
    if (!keys.includes(key)) Reflect.deleteProperty(part, key)
  }
}

/**
 * Takes everything out of a report that is not about the program: cookies, headers, bodies, users,
 * addresses, trails of what was clicked. Texts lose what may tell who somebody is. Changes the report.
 */
export function cleanReport<Report extends ErrorReport>(report: Report): Report {
  keepOnly(report, kept.report)
  if (report.contexts) keepOnly(report.contexts, kept.contexts)
  if (report.tags) keepOnly(report.tags, kept.tags)
  if (report.message !== undefined) report.message = hidePersonalData(report.message)
  for (const exception of report.exception?.values ?? []) cleanException(exception)
  return report
}

function cleanException(exception: ReportedException): void {
  keepOnly(exception, kept.exception)
  if (exception.type !== undefined) exception.type = hidePersonalData(exception.type)
  if (exception.value !== undefined) exception.value = hidePersonalData(exception.value)
  if (exception.mechanism) keepOnly(exception.mechanism, kept.mechanism)
  if (exception.stacktrace) keepOnly(exception.stacktrace, kept.stacktrace)
  for (const frame of exception.stacktrace?.frames ?? []) {
    keepOnly(frame, kept.frame)
    if (frame.filename) frame.filename = impersonalFile(frame.filename)
    if (frame.abs_path) frame.abs_path = impersonalFile(frame.abs_path)
  }
}

/** A script inside a page has the page's address, with whatever stands in that; a file has a name. */
function impersonalFile(address: string): string {
  const file = address.split(/[?#]/)[0] ?? ""
  return /\.[cm]?[jt]sx?$/.test(file) ? file : hidePersonalData(file)
}
