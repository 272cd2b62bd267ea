import { randomInt } from "node:crypto"
import { createServer } from "node:net"

/**
 * Ports that no system assigns to connections and to servers without a port of their own: Linux
 * assigns those from 32768, others those from 49152. One of those could be assigned to another
 * program between the choice and its use.
 */
const chosenPorts = { first: 20_000, last: 32_767 }
const handedOut = new Set<number>()

/** A port that is free, and that this process did not return before. */
export async function findFreePort(): Promise<number> {
  const { first, last } = chosenPorts
  while (handedOut.size < last - first) {
    const port = randomInt(first, last + 1)
    if (handedOut.has(port)) continue
    handedOut.add(port)
    if (await isPortFree(port)) return port
  }
  throw new Error(`No port between ${first} and ${last} is free`)
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
