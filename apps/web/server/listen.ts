import type { Server } from "node:http"

/** Starts to listen; if the port is taken, the process exits with a clear message. */
export function listen(server: Server, where: { port: number; host: string }): Promise<void> {
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE"
      const reason = taken ? "it is in use by another program" : error.message
      process.stderr.write(`The web server cannot listen on port ${where.port}: ${reason}.\n`)
      process.exit(1)
    })
    server.listen(where.port, where.host, () => {
      const address = server.address()
      const port = typeof address === "object" && address !== null ? address.port : where.port
      process.stdout.write(`Web: http://localhost:${port}\n`)
      resolve()
    })
  })
}

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
