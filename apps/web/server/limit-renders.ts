import { errorTexts } from "@wara/domain/error-texts"
import { FairLine, type LineBounds } from "@wara/domain/site/fair-line"

/** Seconds after which refused clients may retry. */
const retryAfterSeconds = 5

/** Renders in its turn, or answers 503. */
export type RunRender = (
  render: () => Promise<Response>,
  caller: { network: string; signal?: AbortSignal },
) => Promise<Response>

/** When a line refuses everything, and what is notified of each refusal. */
export type Shedding = { isOverloaded?: () => boolean; onShed?: () => void }

/**
 * Renders a limited number of pages in parallel, of all networks and of each, while some more wait.
 * Further requests get a 503 immediately: if all were accepted, none would be answered in time.
 */
export function limitRenders(bounds: LineBounds, shedding: Shedding = {}): RunRender {
  const { isOverloaded = () => false, onShed = () => {} } = shedding
  const line = new FairLine(bounds)
  return async (render, { network, signal }) => {
    const place = isOverloaded() ? null : line.join(network)
    if (place === null) {
      onShed()
      return tooBusy()
    }
    // A client that disconnects while waiting is not rendered.
    signal?.addEventListener("abort", place.giveUp)
    const isItsTurn = await place.turn
    signal?.removeEventListener("abort", place.giveUp)
    if (!isItsTurn) return tooBusy()
    try {
      return signal?.aborted ? tooBusy() : await render()
    } finally {
      place.leave()
    }
  }
}

const refusals = new WeakSet<Response>()

/** Whether this is the answer of a line without a place, and nothing was rendered. */
export const isRefusal = (response: Response): boolean => refusals.has(response)

function tooBusy(): Response {
  const refusal = new Response(errorTexts.ServiceUnavailableError, {
    status: 503,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": String(retryAfterSeconds),
    },
  })
  refusals.add(refusal)
  return refusal
}
