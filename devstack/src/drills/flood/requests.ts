import { setTimeout as wait } from "node:timers/promises"

/** A request that a flood repeats, each time with a new number in place of `{n}`. */
export type FloodRequest = {
  /** One address, or several in turn. */
  url: string | string[]
  /** How many are in flight at once. */
  parallel: number
  method?: "GET" | "PUT"
  headers?: Record<string, string>
  body?: string
  /** Milliseconds between two of one line; the next follows at once without it. */
  pauseMs?: number
  /** Milliseconds after which the client hangs up. */
  hangUpMs?: number
}

/** How many requests were answered, by status; 0 counts those without an answer. */
export type FloodAnswers = Record<number, number>

/** Repeats all requests until the time is over. */
export async function sendFlood(
  requests: readonly FloodRequest[],
  seconds: number,
): Promise<FloodAnswers> {
  const endsAt = performance.now() + seconds * 1_000
  const answers: FloodAnswers = {}
  let sent = 0
  const repeat = async (request: FloodRequest) => {
    const { method = "GET", headers = {}, body, hangUpMs = 30_000, pauseMs } = request
    const urls = [request.url].flat()
    while (performance.now() < endsAt) {
      sent += 1
      const number = String(sent)
      const content = body === undefined ? {} : { body: body.replaceAll("{n}", number) }
      const init = { method, headers, signal: AbortSignal.timeout(hangUpMs), ...content }
      const url = urls[sent % urls.length] ?? ""
      const status = await fetch(url.replaceAll("{n}", number), init)
        .then(async (response) => {
          await response.arrayBuffer()
          return response.status
        })
        // Without an answer, or without all of it.
        .catch(() => 0)
      answers[status] = (answers[status] ?? 0) + 1
      if (pauseMs !== undefined) await wait(pauseMs)
    }
  }
  const lines = requests.flatMap((request) =>
    Array.from({ length: request.parallel }, () => repeat(request)),
  )
  await Promise.all(lines)
  return answers
}
