import { AsyncLocalStorage } from "node:async_hooks"

const watches = new AsyncLocalStorage<{ failures: number }>()

/**
 * Counts the backend's failures while something is made. A page may come out whole although a part
 * of it could not be loaded; whoever keeps pages wants to know.
 */
export async function watchFailures<Result>(
  make: () => Promise<Result>,
): Promise<{ result: Result; failures: number }> {
  const watch = { failures: 0 }
  const result = await watches.run(watch, make)
  return { result, failures: watch.failures }
}

/** Notes that a call failed, for whoever watches. */
export function noteFailure(): void {
  const watch = watches.getStore()
  if (watch) watch.failures += 1
}
