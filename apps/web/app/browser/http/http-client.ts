import { type FetchContext, ofetch } from "ofetch"

/** Status codes that are worth a retry [S9.8]. */
const worthAnotherTry = [408, 409, 425, 429, 500, 502, 503, 504]

/** Milliseconds before a retry, when the response names none. */
const usualPause = 300

/**
 * Longest delay before a retry in milliseconds; when the server requires a longer one there is no
 * retry.
 */
const maxRetryDelayMs = 5_000

/** Milliseconds until the server accepts a retry: the header is in seconds or a date. */
function pauseAfter({ response }: FetchContext): number {
  const retryAfter = response?.headers.get("retry-after") ?? ""
  if (retryAfter === "") return usualPause
  const seconds = Number(retryAfter)
  const pause = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1_000
  return Number.isNaN(pause) ? usualPause : Math.max(0, pause)
}

/**
 * The browser's client for JSON from the site. Reads are retried once after a temporary failure
 * [S9.8]; writes are sent once, because a failed one may have arrived.
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
