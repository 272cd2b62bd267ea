import { createServer } from "node:net"

/** A port that was free a moment ago. The caller must still handle losing the race for it. */
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

/** Whether a server could listen on that port now, on every address of this host. */
export function isPortFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once("error", () => resolve(false))
    probe.listen({ port, ...(host ? { host } : {}), exclusive: true }, () =>
      probe.close(() => resolve(true)),
    )
  })
}
