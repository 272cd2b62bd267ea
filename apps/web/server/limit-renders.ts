import { errorTexts } from "@wara/domain/error-texts"
import { FairLine, type LineBounds, type Place } from "@wara/domain/site/fair-line"

/** Seconds after which refused clients may retry. */
const retryAfterSeconds = 5

/** Renders in its turn, or answers 503. */
export type RunRender = (
  render: () => Promise<Response>,
  caller: { network: string; signal?: AbortSignal },
) => Promise<Response>

/** How late the server is: `late` takes single pages only, `hopeless` nothing. */
export type Pressure = "none" | "late" | "hopeless"

/**
 * What a late server still takes [B9.161]: pages of networks that have few in the line, three
 * rendered at a time, which mostly wait for the api. A visitor whose page nobody keeps is not refused for
 * the searches of somebody else, or because one of two servers restarts; a client with many requests is.
 */
const lateBounds = { running: 3, runningPerKey: 1, waiting: 20, waitingPerKey: 2 }
const maxLatePages = 2
const maxLateWaitMs = 1_500

/** When a line refuses, and what is notified of each refusal. */
export type Shedding = {
  pressure?: () => Pressure
  onShed?: () => void
  lateWaitMs?: number
}

/**
 * Renders a limited number of pages in parallel, of all networks and of each, while some more wait.
 * Further requests get a 503 immediately: if all were accepted, none would be answered in time.
 */
export function limitRenders(bounds: LineBounds, shedding: Shedding = {}): RunRender {
  const { pressure = () => "none", onShed = () => {}, lateWaitMs = maxLateWaitMs } = shedding
  const line = new FairLine(bounds)
  const late = new FairLine(lateBounds)

  /** A place whose turn came within the short wait, or when the server is not late any more. */
  async function joinLate(network: string, signal?: AbortSignal): Promise<Place | null> {
    if (line.countOf(network) + late.countOf(network) >= maxLatePages) return null
    const place = late.join(network)
    if (place === null) return null
    const timer = setTimeout(place.giveUp, lateWaitMs)
    const isItsTurn = await turnOf(place, signal)
    clearTimeout(timer)
    if (isItsTurn) return place
    return pressure() === "none" && !signal?.aborted ? line.join(network) : null
  }

  function join(network: string, signal?: AbortSignal): Place | null | Promise<Place | null> {
    const now = pressure()
    if (now === "hopeless") return null
    return now === "late" ? joinLate(network, signal) : line.join(network)
  }

  return async (render, { network, signal }) => {
    const joined = join(network, signal)
    const place = joined instanceof Promise ? await joined : joined
    if (place === null) {
      onShed()
      return tooBusy()
    }
    if (!(await turnOf(place, signal))) return tooBusy()
    try {
      return signal?.aborted ? tooBusy() : await render()
    } finally {
      place.leave()
    }
  }
}

/** Whether its turn came; a client that disconnects while waiting is not rendered. */
async function turnOf(place: Place, signal: AbortSignal | undefined): Promise<boolean> {
  signal?.addEventListener("abort", place.giveUp)
  const isItsTurn = await place.turn
  signal?.removeEventListener("abort", place.giveUp)
  return isItsTurn
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
