import type { Server, ServerResponse } from "node:http"
import { afterQuietTurn } from "@wara/domain/site/quiet-turn"

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

/**
 * Milliseconds that an idle connection stays open: longer than proxies keep theirs (nginx 60 s), as
 * at the api. A server that closes first may close a connection that the proxy has just used for a
 * request; the proxy takes it for failed then, and while the other server restarts there is none.
 */
export const keepAliveTimeout = 72_000

/** Milliseconds that running responses may take after the stop signal. */
const timeoutMs = 8_000

/** The port is closed when nothing waits to be taken [B9.123], as at the api. */
const eventLoop = { nextTurn: setImmediate, now: () => performance.now() }

type Stop = {
  /** The server is about to stop, in `drainMs` milliseconds. */
  onDrain: () => void
  drainMs: number
  /** Ends what the server holds beside its connections. */
  close: () => Promise<void> | void
  /** Whether it stops at once when standard input closes. */
  stopWithParent: boolean
}

/**
 * Stops the process on SIGTERM and SIGINT: serves on while load balancers notice that it is no
 * longer ready [B9.20], which a second signal cuts short, then refuses new connections, ends running
 * responses, and closes the rest. From the signal on each response closes its connection, so that
 * none is in use at the end: a proxy cannot send a form again whose connection broke.
 */
export function stopGracefully(
  server: Server,
  { onDrain, drainMs, close, stopWithParent }: Stop,
): void {
  let draining = false
  let stopping = false
  const closeEachConnection = () => {
    server.prependListener("request", (_request, response: ServerResponse) => {
      if (!response.headersSent) response.setHeader("Connection", "close")
    })
  }
  const stop = () => {
    if (stopping) return
    stopping = true
    closeEachConnection()
    afterQuietTurn(eventLoop, () => void end())
  }
  const end = async () => {
    const timer = setTimeout(() => server.closeAllConnections(), timeoutMs)
    setTimeout(() => process.exit(1), timeoutMs + 1_000).unref()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // Keep-alive connections become idle one by one as their responses end.
    const sweep = setInterval(() => {
      afterQuietTurn(eventLoop, () => server.closeIdleConnections())
    }, 50)
    await close()
    await closed
    clearInterval(sweep)
    clearTimeout(timer)
    process.exit(0)
  }
  const leave = () => {
    if (draining || drainMs === 0) return stop()
    draining = true
    closeEachConnection()
    onDrain()
    setTimeout(stop, drainMs)
  }
  process.on("SIGTERM", leave)
  process.on("SIGINT", leave)
  if (stopWithParent) process.stdin.on("end", stop).on("error", stop).resume()
}
