import { data } from "react-router"
import { BackendError } from "./backend-error.server.ts"

/**
 * Runs what a page needs in order to exist. A failure becomes an error page with the backend's own
 * status and the catalogue's message (spec §8); the backend's error stays its cause.
 */
export async function loading<Result>(
  message: string,
  load: () => Promise<Result>,
): Promise<Result> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    const headers = error.retryAfter === null ? undefined : { "Retry-After": error.retryAfter }
    throw data(new Error(message, { cause: error }), {
      status: error.status,
      ...(headers ? { headers } : {}),
    })
  }
}
