import { AsyncLocalStorage } from "node:async_hooks"

type PageWork = { requestId: string; failures: number }

const works = new AsyncLocalStorage<PageWork>()

/**
 * Makes a page and tells how many of its calls to the backend failed: a page may come out whole although
 * a part of it could not be loaded, and whoever keeps pages wants to know. The calls carry the request's
 * id, so that the logs of both servers can be read together.
 */
export async function watchPageWork<Result>(
  requestId: string,
  make: () => Promise<Result>,
): Promise<{ result: Result; failures: number }> {
  const work = { requestId, failures: 0 }
  const result = await works.run(work, make)
  return { result, failures: work.failures }
}

/** Notes that a call failed, for whoever watches. */
export function recordFailure(): void {
  const work = works.getStore()
  if (work) work.failures += 1
}

/** Id of the request that a page is made for; null outside of any. */
export function currentRequestId(): string | null {
  return works.getStore()?.requestId ?? null
}
