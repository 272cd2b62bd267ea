import type { IncomingMessage } from "node:http"

/**
 * Does the work of a call and, when it fails, reads away what is still being sent before the failure
 * is answered: a browser does not listen before it has sent everything.
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
    // Whoever sent it has gone away and hears nothing any more.
  }
}
