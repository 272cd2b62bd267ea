import type { ErrorReports } from "@wara/domain/reports/report-facts"
import type { BrowserReport } from "./browser-report-schema.server.ts"

/** Where the web server reports its errors and, for browsers, theirs. */
export type WebErrorReports = ErrorReports & { forward: (report: BrowserReport) => void }
