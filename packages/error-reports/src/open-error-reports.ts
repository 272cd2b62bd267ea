import { nullServerErrorReports, type ServerErrorReports } from "./server-error-reports.ts"

/** Milliseconds after which the service's library is loaded: a server then works already. */
const loadAfterMs = 3_000

/**
 * Opens the error reports of a server, which are disabled without an address [S1.8, S8.8]. The
 * service's library is loaded only when it is used, and not while the server starts, unless
 * something has to be reported: it is a sixth of a start's work.
 */
export function openErrorReports(settings: {
  errorsDsn: string | null
  environment: string
}): ServerErrorReports {
  const { environment, errorsDsn } = settings
  if (errorsDsn === null) return nullServerErrorReports
  let loading: Promise<ServerErrorReports> | null = null
  const load = () => {
    loading ??= import("./sentry-error-reports.ts").then(({ createSentryErrorReports }) =>
      createSentryErrorReports(errorsDsn, environment),
    )
    return loading
  }
  const use = (act: (reports: ServerErrorReports) => void) => {
    load().then(act, (cause: unknown) => console.error("Errors cannot be reported", cause))
  }
  const timer = setTimeout(() => use(() => {}), loadAfterMs)
  timer.unref()
  return {
    report: (error, facts) => use((reports) => reports.report(error, facts)),
    forward: (event) => use((reports) => reports.forward(event)),
    close: async () => {
      clearTimeout(timer)
      await (await loading)?.close()
    },
  }
}
