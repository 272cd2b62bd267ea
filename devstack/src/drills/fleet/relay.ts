import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"

/** Passes connections on to another server, and simulates how a network fails. */
export type Relay = {
  port: number
  /** What is open stays open and carries nothing any more; new connections work. */
  silence: () => void
  /** Nothing is carried, on old and new connections, until `resume`. */
  hang: () => void
  resume: () => void
  close: () => void
}

export async function openRelay(target: { host: string; port: number }): Promise<Relay> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let hanging = false
  const server = createServer((socket) => {
    const onward = connect(target.port, target.host)
    const pair = [socket, onward] as const
    pairs.add(pair)
    for (const [from, to] of [pair, [onward, socket] as const]) {
      from.on("error", () => to.destroy())
      from.on("close", () => {
        pairs.delete(pair)
        to.destroy()
      })
      from.pipe(to)
    }
    if (hanging) stopCarrying(pair)
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const address = server.address()
  return {
    port: typeof address === "object" && address ? address.port : 0,
    silence: () => pairs.forEach(stopCarrying),
    hang() {
      hanging = true
      pairs.forEach(stopCarrying)
    },
    resume() {
      hanging = false
      for (const [socket] of pairs) socket.destroy()
    },
    close() {
      server.close()
      for (const [socket] of pairs) socket.destroy()
    },
  }
}

function stopCarrying([left, right]: readonly [Socket, Socket]): void {
  for (const stream of [left, right]) stream.unpipe().pause()
}
