import type { IncomingMessage } from "node:http"

/**
 * Runs the work of a request and, when it fails, drains the rest of the body before the error is
 * sent: browsers read no response until they have sent everything.
 */
export async function drainBodyOnError<Result>(
  body: IncomingMessage,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    body.unpipe()
    await readAway(body)
    throw cause
  }
}

async function readAway(body: IncomingMessage): Promise<void> {
  if (body.readableEnded || body.destroyed) return
  try {
    for await (const _ of body);
  } catch {
    // The client has disconnected and receives no response.
  }
}
