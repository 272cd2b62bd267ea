import { AsyncLocalStorage } from "node:async_hooks"

type PageWork = { requestId: string; failures: number }

const works = new AsyncLocalStorage<PageWork>()

/**
 * Renders a page and reports how many of its backend calls failed: a page may be complete although
 * an optional part could not be loaded, which matters for caching. The calls carry the request id,
 * so that the logs of both servers can be correlated.
 */
export async function watchPageWork<Result>(
  requestId: string,
  make: () => Promise<Result>,
): Promise<{ result: Result; failures: number }> {
  const work = { requestId, failures: 0 }
  const result = await works.run(work, make)
  return { result, failures: work.failures }
}

/** Records a failed call for `watchPageWork`. */
export function recordFailure(): void {
  const work = works.getStore()
  if (work) work.failures += 1
}

/** Id of the request that the page is rendered for; null outside of a request. */
export function currentRequestId(): string | null {
  return works.getStore()?.requestId ?? null
}
