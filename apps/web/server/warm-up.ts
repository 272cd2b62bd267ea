import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"

/** Milliseconds that it may take, so that the server listens in any case. */
const budgetMs = 3_000

/**
 * Renders a page before anybody asks for it [B9.107]: the first rendering of a process compiles its
 * code and opens its connections to the api, and takes as long as twenty later ones. A proxy sends
 * requests as soon as the port is open, and while it is restarted next to a busy server, the first
 * visitors would wait, or be refused because the event loop is late. A page that cannot be rendered,
 * because the api is away, is no reason not to listen.
 */
export async function warmUp(
  listener: RequestListener,
  page: string,
  budget = AbortSignal.timeout(budgetMs),
): Promise<void> {
  const server = createServer(listener).listen(0, "127.0.0.1")
  try {
    await once(server, "listening")
    const address = server.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    // A compressed answer would have to be decompressed here, which warms nothing up.
    const headers = { "accept-encoding": "identity" }
    const init = { headers, redirect: "manual", signal: budget } as const
    const answer = await fetch(`http://127.0.0.1:${port}${page}`, init)
    await answer.arrayBuffer()
  } catch {
    // Too late, or not possible: the first visitors warm the server up.
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
