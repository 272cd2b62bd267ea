import { data } from "react-router"
import { BackendError } from "./backend-error.server.ts"
import { reportBackendError } from "./report-backend-error.server.ts"

/**
 * Runs what a page needs in order to exist. A failure becomes an error page with the backend's own
 * status and the catalogue's message (spec §8). The backend's error stays on this side: it is the
 * thrown data's `cause`, which is not enumerable and therefore never written into a page.
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

/** The error page of a failed call, to throw; `cause` stays on the server. */
export function failedPage(message: string, cause: BackendError) {
  const failure = Object.defineProperty({ message }, "cause", { value: cause })
  const headers = cause.retryAfter === null ? {} : { "Retry-After": cause.retryAfter }
  return data(failure, { status: cause.status, headers })
}
