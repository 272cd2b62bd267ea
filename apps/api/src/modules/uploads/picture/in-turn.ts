import { DomainError } from "@wara/domain/errors"

/**
 * Runs pieces of work one after the other, for this whole process: decoding is what costs most here,
 * and calls have to be answered meanwhile. A line of more than `most` is not joined: 503.
 */
export function inTurn(batchSize: number) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= batchSize)
      throw new DomainError("ServiceUnavailableError", "Too many uploads at once")
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
