import { AsyncLocalStorage } from "node:async_hooks"

type PageWork = {
  requestId: string
  failures: number
  /** Tags of the changes that outdate what the page has read so far. */
  tags: Set<string>
  /** Time by `performance.now()` at which its calls must have ended. */
  deadline: number
}

/**
 * Milliseconds that the backend calls of one page may take together, however many follow each
 * other: a backend that accepts calls and never answers must not keep a visitor waiting for longer
 * [B5.18].
 */
export const pageBudgetMs = 10_000

const works = new AsyncLocalStorage<PageWork>()

/**
 * Renders a page and reports how many of its backend calls failed: a page may be complete although
 * an optional part could not be loaded, which matters for caching. The calls carry the request id,
 * so that the logs of both servers can be correlated. The time in which a page waits to be rendered
 * counts towards its budget, so that a queue ends with the budget of its last page.
 */
export async function watchPageWork<Result>(
  requestId: string,
  make: () => Promise<Result>,
  budgetMs = pageBudgetMs,
): Promise<{ result: Result; failures: number; tags: ReadonlySet<string> }> {
  const tags = new Set<string>()
  const work = { requestId, failures: 0, tags, deadline: performance.now() + budgetMs }
  const result = await works.run(work, make)
  return { result, failures: work.failures, tags }
}

/** Records a failed call for `watchPageWork`. */
export function recordFailure(): void {
  const work = works.getStore()
  if (work) work.failures += 1
}

/** Records the tags of the changes that outdate an answer which the page contains. */
export function recordTags(tags: readonly string[]): void {
  const work = works.getStore()
  for (const tag of tags) work?.tags.add(tag)
}

/** Id of the request that the page is rendered for; null outside of a request. */
export function currentRequestId(): string | null {
  return works.getStore()?.requestId ?? null
}

/** Milliseconds left of the page's budget, 0 at least; infinite outside of a request. */
export function remainingBudgetMs(): number {
  const work = works.getStore()
  return work ? Math.max(0, work.deadline - performance.now()) : Number.POSITIVE_INFINITY
}

/** Adds the duration of a call that may exceed the budget, for example a payment or an upload. */
export function extendBudget(durationMs: number): void {
  const work = works.getStore()
  if (work) work.deadline += durationMs
}
