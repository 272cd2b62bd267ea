/** Milliseconds that the report of a crash gets to leave. */
const timeoutMs = 3_000

/**
 * Ends the process on an error that nobody caught, as it would end by itself, but not before it was
 * told. A second one ends it at once.
 */
export function endOnCrash(notify: (error: unknown) => void, close: () => Promise<void>): void {
  process.once("uncaughtException", (error) => {
    setTimeout(() => process.exit(1), timeoutMs)
    notify(error)
    void close().finally(() => process.exit(1))
  })
}
