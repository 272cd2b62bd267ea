import { createServer } from "node:net"

/** A port that nobody listened on a moment ago. The taker must still cope with losing the race. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      const port = typeof address === "object" && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** Whether a server could listen on that port now, on this host's every address. */
export function isPortFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once("error", () => resolve(false))
    probe.listen({ port, ...(host ? { host } : {}), exclusive: true }, () =>
      probe.close(() => resolve(true)),
    )
  })
}
