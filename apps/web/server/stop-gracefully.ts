import type { Server } from "node:http"

/** Milliseconds that running answers may take once the end was asked for. */
const timeoutMs = 8_000

/**
 * Ends the process on SIGTERM and SIGINT, and when standard input closes if that was asked for:
 * takes no new connections, lets running answers finish, then closes what is left.
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
    // Connections that browsers hold open become idle one by one, as their answers end.
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
