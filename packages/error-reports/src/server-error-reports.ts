import type { Event } from "@sentry/node"
import { type ErrorReports, nullErrorReports } from "@wara/domain/reports/report-facts"

/**
 * An error that a browser reported to one of our servers, validated by that server's own schema.
 */
type BrowserReport = Pick<Event, "event_id" | "timestamp" | "exception">

/**
 * Reports a server's errors and forwards those of browsers. It never throws and is never awaited.
 */
export type ServerErrorReports = ErrorReports & { forward: (report: BrowserReport) => void }

/** Reports nothing, neither server nor browser errors. */
export const nullServerErrorReports: ServerErrorReports = { ...nullErrorReports, forward: () => {} }
