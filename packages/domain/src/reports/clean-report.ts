import { hidePersonalData } from "./hide-personal-data.ts"
import { reportTags } from "./report-facts.ts"

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
