import type { Event } from "@sentry/node"
import { type ErrorReports, nullErrorReports } from "@wara/domain/reports/report-facts"

/** An error as a browser reported it to one of our servers, read by that server's own schema. */
type BrowserReport = Pick<Event, "event_id" | "timestamp" | "exception">

/** Where a server reports its errors and, for browsers, theirs. Nothing here fails or is waited for. */
export type ServerErrorReports = ErrorReports & { forward: (report: BrowserReport) => void }

/** Nobody is told, neither of ours nor of what browsers say. */
export const nullServerErrorReports: ServerErrorReports = { ...nullErrorReports, forward: () => {} }
