import { type FetchContext, ofetch } from "ofetch"

/** Answers after which a call is worth another try (spec §9). */
const worthAnotherTry = [408, 409, 425, 429, 500, 502, 503, 504]

/** Milliseconds before the other try, when the answer names none. */
const usualPause = 300

/** Milliseconds that somebody may be kept waiting; whoever wants to be asked later is not asked again. */
const maxRetryDelayMs = 5_000

/** Milliseconds until the server wants to be asked again: it says seconds or an instant. */
function pauseAfter({ response }: FetchContext): number {
  const wish = response?.headers.get("retry-after") ?? ""
  if (wish === "") return usualPause
  const seconds = Number(wish)
  const pause = Number.isNaN(seconds) ? Date.parse(wish) - Date.now() : seconds * 1_000
  return Number.isNaN(pause) ? usualPause : Math.max(0, pause)
}

/**
 * The browser's way to what the site answers as JSON. Reading is tried once more when it fails in
 * passing (spec §9); what changes something is sent once, because nobody knows whether it arrived.
 */
export const httpClient = ofetch.create({
  responseType: "json",
  parseResponse: JSON.parse,
  retryStatusCodes: worthAnotherTry,
  retryDelay: pauseAfter,
  onResponseError: (context) => {
    if (pauseAfter(context) > maxRetryDelayMs) context.options.retry = false
  },
})
