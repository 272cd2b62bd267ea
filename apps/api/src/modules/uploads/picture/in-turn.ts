import { DomainError } from "@wara/domain/errors"
import { FairLine } from "@wara/domain/site/fair-line"

/**
 * Runs tasks one after another for this whole process, because decoding is its most expensive work;
 * persons take turns, whatever each of them waits for. Throws ServiceUnavailableError when
 * `maxWaiting` tasks wait, or `maxWaitingPerPerson` of this person.
 */
export function inTurn(bounds: { maxWaiting: number; maxWaitingPerPerson: number }) {
  const line = new FairLine({
    running: 1,
    runningPerKey: 1,
    waiting: bounds.maxWaiting,
    waitingPerKey: bounds.maxWaitingPerPerson,
  })
  return async function run<Result>(person: number, work: () => Promise<Result>): Promise<Result> {
    const place = line.join(String(person))
    if (place === null)
      throw new DomainError("ServiceUnavailableError", "Too many concurrent uploads")
    await place.turn
    try {
      return await work()
    } finally {
      place.leave()
    }
  }
}
