import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** The source's next response: a documented body, anything else, or none. */
export type SourceAnswer = { status?: number; body: unknown } | "never"

/** A source of indicators with the test's responses (mindicador.cl). */
export async function startFakeSource(): Promise<{
  url: string
  answer: (next: SourceAnswer) => void
  stop: () => Promise<void>
}> {
  let next: SourceAnswer = { body: {} }
  const server = createServer((_request, response) => {
    if (next === "never") return
    const { status = 200, body } = next
    response.writeHead(status, { "content-type": "application/json" })
    response.end(typeof body === "string" ? body : JSON.stringify(body))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = portOf(server.address())
  return {
    url: `http://127.0.0.1:${port}/api`,
    answer: (given) => {
      next = given
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}

function portOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("the server has no port")
  return address
}
