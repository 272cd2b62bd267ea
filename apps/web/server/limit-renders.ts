import { errorTexts } from "@wara/domain/error-texts"
import { limitWork } from "./limit-work.ts"

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
  const limited = limitWork(maxRunning)
  let inside = 0
  return async function run(
    render: () => Promise<Response>,
    signal?: AbortSignal,
  ): Promise<Response> {
    if (inside >= maxRunning + maxWaiting) return tooBusy()
    inside += 1
    try {
      // A client that disconnected while waiting is not rendered.
      return await limited(async () => (signal?.aborted ? tooBusy() : render()))
    } finally {
      inside -= 1
    }
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
