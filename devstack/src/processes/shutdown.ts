/** Things to stop when the command ends, newest first, however it ends. */
export type Shutdown = {
  add: (stop: () => Promise<unknown> | unknown) => void
  /** Stops everything once; later calls wait for the first. */
  stopAll: () => Promise<void>
  /** Aborted as soon as stopping begins. */
  signal: AbortSignal
}

const limitMs = 9500

/**
 * Stops on SIGINT, SIGTERM, SIGHUP and when the script that started us is gone, then exits with
 * the code that the signal asks for.
 */
export function prepareShutdown(onSignal: () => void = () => {}): Shutdown {
  const stops: (() => Promise<unknown> | unknown)[] = []
  const controller = new AbortController()
  let stopping: Promise<void> | null = null
  const stopAll = () => {
    stopping ??= stopInOrder()
    return stopping
  }
  async function stopInOrder() {
    controller.abort()
    for (let stop = stops.pop(); stop; stop = stops.pop()) await Promise.resolve(stop()).catch(warn)
  }
  const end = (code: number) => {
    if (controller.signal.aborted) return
    onSignal()
    setTimeout(() => process.exit(code), limitMs).unref()
    void stopAll().then(() => process.exit(code))
  }
  process.on("SIGINT", () => end(130))
  process.on("SIGTERM", () => end(143))
  process.on("SIGHUP", () => end(129))
  process.on("disconnect", () => end(1))
  process.channel?.unref()
  // The terminal may be gone before we are: saying goodbye to it must not fail us.
  process.stdout.on("error", () => {})
  process.stderr.on("error", () => {})
  return { add: (stop) => void stops.push(stop), stopAll, signal: controller.signal }
}

function warn(cause: unknown) {
  console.error(cause)
}
