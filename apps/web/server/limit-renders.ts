import { errorTexts } from "@wara/domain/error-texts"
import { limitWork } from "./images/limit-work.ts"

/** Seconds after which whoever was turned away may try again. */
const comeBackAfter = 5

/**
 * Renders at most `atOnce` pages at a time while `inLine` more wait. Whoever comes then gets a 503 at
 * once: were everybody let in, all would wait until nobody is answered in time.
 */
export function limitRenders({ atOnce, inLine }: { atOnce: number; inLine: number }) {
  const limited = limitWork(atOnce)
  let inside = 0
  return async function run(
    render: () => Promise<Response>,
    signal?: AbortSignal,
  ): Promise<Response> {
    if (inside >= atOnce + inLine) return tooBusy()
    inside += 1
    try {
      // Whoever gave up while waiting takes nobody's time.
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
      "Retry-After": String(comeBackAfter),
    },
  })
}
