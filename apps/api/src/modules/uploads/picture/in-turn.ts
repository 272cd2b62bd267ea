import { DomainError } from "@wara/domain/errors"

/**
 * Runs tasks one after another for this whole process, because decoding is its most expensive work
 * and requests must still be answered. Throws ServiceUnavailableError when the queue already has
 * `batchSize` tasks.
 */
export function inTurn(batchSize: number) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= batchSize)
      throw new DomainError("ServiceUnavailableError", "Too many concurrent uploads")
    waiting += 1
    const result = last.then(work)
    last = result.catch(() => undefined)
    try {
      return await result
    } finally {
      waiting -= 1
    }
  }
}
