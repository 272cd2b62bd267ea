import { data } from "react-router"
import { BackendError, isUnreached, reportBackendError } from "./backend-error.server.ts"
import { recordFailure } from "./page-work.server.ts"

/**
 * Runs the calls that a page cannot exist without. A failure becomes an error page with the
 * backend's status and the catalogue's message [S8.3]. The backend error stays on the server: it is
 * the thrown data's `cause`, which is not enumerable and therefore never serialised into a page.
 */
export async function loading<Result>(
  message: string,
  load: () => Promise<Result>,
): Promise<Result> {
  try {
    return await load()
  } catch (cause) {
    if (!(cause instanceof BackendError)) throw cause
    reportBackendError(cause)
    throw failedPage(message, cause)
  }
}

/**
 * Like `loading`, for one record whose id is a part of the page's address. An id that the backend
 * refuses is of no record, so that its page does not exist either [B8.160].
 */
export function loadingRecord<Result>(
  message: string,
  load: () => Promise<Result>,
): Promise<Result> {
  return loading(message, async () => {
    try {
      return await load()
    } catch (cause) {
      if (!(cause instanceof BackendError) || cause.status !== 400) throw cause
      const failure = { status: 404, name: "NotFoundError", message: cause.message, details: {} }
      throw new BackendError(failure, { cause })
    }
  })
}

/** Seconds after which a page may be asked for again that found no backend. */
const retryAfterSeconds = "30"

/**
 * The error page to throw for a failed call; `cause` stays on the server. Without an answer of the
 * backend it is 503 with the time of a retry [B5.18], which crawlers and proxies understand: the page
 * exists and will be back.
 */
export function failedPage(message: string, cause: BackendError) {
  const failure = Object.defineProperty({ message }, "cause", { value: cause })
  const isAway = isUnreached(cause)
  const retryAfter = cause.retryAfter ?? (isAway ? retryAfterSeconds : null)
  const headers = retryAfter === null ? {} : { "Retry-After": retryAfter }
  return data(failure, { status: isAway ? 503 : cause.status, headers })
}

/**
 * Loads an optional part of a page; if it fails, the page shows `fallback`. The failure is reported
 * as usual and the page counts as incomplete, so that it is cached only briefly.
 */
export async function optional<Result, Fallback>(
  loaded: Promise<Result>,
  fallback: Fallback,
): Promise<Result | Fallback> {
  try {
    return await loaded
  } catch {
    recordFailure()
    return fallback
  }
}

/**
 * A part of a page that is still loaded while the rest is shown. The component that shows it handles
 * its failure, but only once the page is rendered: a failure before that, while the page waits for
 * another part, would have no handler and end the whole server [B9.108].
 */
export function deferred<Result>(part: Promise<Result>): Promise<Result> {
  part.catch(() => undefined)
  return part
}
