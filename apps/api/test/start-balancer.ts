import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"

/** A load balancer: each new connection goes to the next of these servers. */
export async function startBalancer(urls: readonly string[]) {
  const sockets = new Set<Socket>()
  let next = 0
  const server = createServer((client) => {
    const { hostname, port } = new URL(urls[next % urls.length] ?? "")
    next += 1
    const backend = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, backend],
      [backend, client],
    ] as const) {
      sockets.add(from)
      // Each end that breaks or closes takes the other one with it.
      from.on("error", () => to.destroy())
      from.on("close", () => to.destroy())
      from.pipe(to)
    }
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port was given")
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, "close")
    },
  }
}
