export type LineBounds = {
  /** Places of all keys together, and of one key. */
  running: number
  runningPerKey: number
  /** The same for those that wait. */
  waiting: number
  waitingPerKey: number
  /** A key with so many that wait has fewer places; without it, each key has the same. */
  crowd?: { waiting: number; running: number }
}

export type Place = {
  /** Whether its turn came; false when it left the line before. */
  turn: Promise<boolean>
  /** Ends the work or the wait; calling it again has no effect. */
  leave: () => void
  /** Ends the wait only: work that has begun keeps its place. */
  giveUp: () => void
}

type Waiting = { start: () => void }

/**
 * A line in front of scarce work. Each key (a network, an account) has a share of the places, and
 * keys that wait take turns, so that the length of one's queue delays no other.
 */
export class FairLine {
  readonly #bounds: LineBounds
  readonly #running = new Map<string, number>()
  /** In the order of the next turns; no queue is empty. */
  readonly #queues = new Map<string, Set<Waiting>>()
  #runningCount = 0
  #waitingCount = 0

  constructor(bounds: LineBounds) {
    this.#bounds = bounds
  }

  get running(): number {
    return this.#runningCount
  }

  get waiting(): number {
    return this.#waitingCount
  }

  /** How many of a key run and wait. */
  countOf(key: string): number {
    return (this.#running.get(key) ?? 0) + (this.#queues.get(key)?.size ?? 0)
  }

  /** A place in the line; null when it, or the key's share of it, is full. */
  join(key: string): Place | null {
    if (!this.#queues.has(key) && this.#mayRun(key)) {
      this.#start(key)
      return this.#place(key, Promise.resolve(true), null, () => {})
    }
    const queue = this.#queues.get(key) ?? new Set()
    const { waiting, waitingPerKey } = this.#bounds
    if (this.#waitingCount >= waiting || queue.size >= waitingPerKey) return null
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const place: Waiting = { start: () => resolve(true) }
    queue.add(place)
    this.#queues.set(key, queue)
    this.#waitingCount += 1
    return this.#place(key, promise, place, () => resolve(false))
  }

  #place(key: string, turn: Promise<boolean>, waiting: Waiting | null, refuse: () => void): Place {
    let hasLeft = false
    const leave = () => {
      if (hasLeft) return
      hasLeft = true
      if (waiting === null || !this.#remove(key, waiting)) return this.#finish(key)
      refuse()
      this.#startWaiting()
    }
    const giveUp = () => {
      const isWaiting = waiting !== null && this.#queues.get(key)?.has(waiting) === true
      if (isWaiting) leave()
    }
    return { turn, leave, giveUp }
  }

  #mayRun(key: string): boolean {
    const { crowd, running, runningPerKey } = this.#bounds
    const isCrowd = crowd !== undefined && (this.#queues.get(key)?.size ?? 0) >= crowd.waiting
    const places = isCrowd ? crowd.running : runningPerKey
    return this.#runningCount < running && (this.#running.get(key) ?? 0) < places
  }

  #start(key: string): void {
    this.#runningCount += 1
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1)
  }

  #finish(key: string): void {
    this.#runningCount -= 1
    const left = (this.#running.get(key) ?? 1) - 1
    if (left === 0) this.#running.delete(key)
    else this.#running.set(key, left)
    this.#startWaiting()
  }

  /** Starts what may run: more than one when a crowd has become smaller. */
  #startWaiting(): void {
    while (this.#startNext());
  }

  #startNext(): boolean {
    for (const [key, queue] of this.#queues) {
      const [next] = queue
      if (next === undefined || !this.#mayRun(key)) continue
      this.#remove(key, next)
      // To the end of the turns.
      if (queue.size > 0 && this.#queues.delete(key)) this.#queues.set(key, queue)
      this.#start(key)
      next.start()
      return true
    }
    return false
  }

  /** Whether it still waited. */
  #remove(key: string, waiting: Waiting): boolean {
    const queue = this.#queues.get(key)
    if (!queue?.delete(waiting)) return false
    if (queue.size === 0) this.#queues.delete(key)
    this.#waitingCount -= 1
    return true
  }
}
