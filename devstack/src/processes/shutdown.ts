type Stop = () => Promise<unknown> | unknown

/** Everything to stop when the command ends, in any way. */
export type Shutdown = {
  /** For programs: stopped first, in parallel. */
  add: (stop: Stop) => void
  /**
   * For dependencies of programs (database, temporary folders): stopped after them, newest first.
   */
  addLast: (stop: Stop) => void
  /** Stops everything once; later calls wait for the first. */
  stopAll: () => Promise<void>
  /** Aborted as soon as stopping begins. */
  signal: AbortSignal
}

/** Milliseconds; callers may kill us after ten seconds. */
const timeoutMs = 9500

/** Collects what must be stopped; the caller must call `stopAll`. */
export function createShutdown(): Shutdown {
  const programs: Stop[] = []
  const dependencies: Stop[] = []
  const controller = new AbortController()
  let stopping: Promise<void> | null = null
  const stopSafely = async (stop: Stop) => {
    try {
      await stop()
    } catch (cause) {
      console.error(cause)
    }
  }
  async function stopInOrder() {
    controller.abort()
    await Promise.all(programs.map(stopSafely))
    for (const stop of dependencies.reverse()) await stopSafely(stop)
  }
  return {
    // A program that is still starting when the shutdown begins is stopped as soon as it is added.
    add: (stop) => void (controller.signal.aborted ? stopSafely(stop) : programs.push(stop)),
    addLast: (stop) =>
      void (controller.signal.aborted ? stopSafely(stop) : dependencies.push(stop)),
    stopAll: () => {
      stopping ??= stopInOrder()
      return stopping
    },
    signal: controller.signal,
  }
}

/**
 * A shutdown triggered by SIGINT, SIGTERM, SIGHUP and the end of the parent script; the process
 * then exits with the code for the signal.
 */
export function prepareShutdown(onSignal: () => void = () => {}): Shutdown {
  const shutdown = createShutdown()
  const end = (code: number) => {
    if (shutdown.signal.aborted) return
    onSignal()
    setTimeout(() => process.exit(code), timeoutMs).unref()
    void shutdown.stopAll().then(() => process.exit(code))
  }
  process.on("SIGINT", () => end(130))
  process.on("SIGTERM", () => end(143))
  process.on("SIGHUP", () => end(129))
  process.on("disconnect", () => end(1))
  process.channel?.unref()
  // The terminal may close before this process ends; writing to it must not fail.
  process.stdout.on("error", () => {})
  process.stderr.on("error", () => {})
  return shutdown
}
