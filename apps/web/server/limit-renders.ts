import { errorTexts } from "@wara/domain/error-texts"
import pLimit from "p-limit"

/** Seconds after which refused clients may retry. */
const retryAfterSeconds = 5

/**
 * Renders at most `maxRunning` pages in parallel while `maxWaiting` more wait. Further requests get a 503
 * immediately: if all were accepted, none would be answered in time.
 */
export function limitRenders({
  maxRunning,
  maxWaiting,
}: {
  maxRunning: number
  maxWaiting: number
}) {
  const limited = pLimit(maxRunning)
  return async function run(
    render: () => Promise<Response>,
    signal?: AbortSignal,
  ): Promise<Response> {
    if (limited.activeCount + limited.pendingCount >= maxRunning + maxWaiting) return tooBusy()
    // A client that disconnected while waiting is not rendered.
    return limited(async () => (signal?.aborted ? tooBusy() : render()))
  }
}

function tooBusy(): Response {
  return new Response(errorTexts.ServiceUnavailableError, {
    status: 503,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": String(retryAfterSeconds),
    },
  })
}
