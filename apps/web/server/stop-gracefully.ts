import type { Server } from "node:http"

/** Milliseconds that running responses may take after the stop signal. */
const timeoutMs = 8_000

/**
 * Stops the process on SIGTERM and SIGINT, and optionally when standard input closes: refuses new
 * connections, drains running responses, then closes the rest.
 */
export function stopGracefully(
  server: Server,
  close: () => Promise<void> | void,
  stopWithParent: boolean,
): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const timer = setTimeout(() => server.closeAllConnections(), timeoutMs)
    setTimeout(() => process.exit(1), timeoutMs + 1_000).unref()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // Keep-alive connections become idle one by one as their responses end.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    await close()
    await closed
    clearInterval(sweep)
    clearTimeout(timer)
    process.exit(0)
  }
  process.on("SIGTERM", () => void stop())
  process.on("SIGINT", () => void stop())
  if (stopWithParent) process.stdin.on("end", stop).on("error", stop).resume()
}
