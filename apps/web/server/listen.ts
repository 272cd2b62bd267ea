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
