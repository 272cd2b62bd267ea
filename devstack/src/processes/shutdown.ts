type Stop = () => Promise<unknown> | unknown

/** Things to stop when the command ends, however it ends. */
export type Shutdown = {
  /** Programs: stopped first, all at once. */
  add: (stop: Stop) => void
  /** What programs lean on (database, temporary folders): stopped after them, newest first. */
  addLast: (stop: Stop) => void
  /** Stops everything once; later calls wait for the first. */
  stopAll: () => Promise<void>
  /** Aborted as soon as stopping begins. */
  signal: AbortSignal
}

/** Somebody who waits for us may count to ten. */
const limitMs = 9500

/** Collects what is to be stopped, and leaves it to its maker to call `stopAll`. */
export function createShutdown(): Shutdown {
  const first: Stop[] = []
  const last: Stop[] = []
  const controller = new AbortController()
  let stopping: Promise<void> | null = null
  const quietly = async (stop: Stop) => {
    try {
      await stop()
    } catch (cause) {
      console.error(cause)
    }
  }
  async function stopInOrder() {
    controller.abort()
    await Promise.all(first.map(quietly))
    for (const stop of last.reverse()) await quietly(stop)
  }
  return {
    // What was still being started when stopping began is stopped as soon as it is there.
    add: (stop) => void (controller.signal.aborted ? quietly(stop) : first.push(stop)),
    addLast: (stop) => void (controller.signal.aborted ? quietly(stop) : last.push(stop)),
    stopAll: () => {
      stopping ??= stopInOrder()
      return stopping
    },
    signal: controller.signal,
  }
}

/**
 * A shutdown that SIGINT, SIGTERM, SIGHUP and the end of the script that started us set off; the
 * process then exits with the code that the signal asks for.
 */
export function prepareShutdown(onSignal: () => void = () => {}): Shutdown {
  const shutdown = createShutdown()
  const end = (code: number) => {
    if (shutdown.signal.aborted) return
    onSignal()
    setTimeout(() => process.exit(code), limitMs).unref()
    void shutdown.stopAll().then(() => process.exit(code))
  }
  process.on("SIGINT", () => end(130))
  process.on("SIGTERM", () => end(143))
  process.on("SIGHUP", () => end(129))
  process.on("disconnect", () => end(1))
  process.channel?.unref()
  // The terminal may be gone before we are: saying goodbye to it must not fail us.
  process.stdout.on("error", () => {})
  process.stderr.on("error", () => {})
  return shutdown
}
