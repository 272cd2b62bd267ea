/** Timeout for the report of a crash, in milliseconds. */
const timeoutMs = 3_000

/**
 * Ends the process on an uncaught error, as by default, but only after reporting it. A second error
 * ends it at once.
 */
export function endOnCrash(notify: (error: unknown) => void, close: () => Promise<void>): void {
  process.once("uncaughtException", (error) => {
    setTimeout(() => process.exit(1), timeoutMs)
    notify(error)
    void close().finally(() => process.exit(1))
  })
}
