/** A turn of the event loop that ends within so many milliseconds left nothing waiting for it. */
const quietMs = 2

/** Milliseconds after which a server that is never quiet does not wait any longer. */
const maxWaitMs = 1_000

export type EventLoop = {
  /** Calls back when the system's events of this turn were handled: `setImmediate`. */
  nextTurn: (callback: () => void) => void
  /** Milliseconds since any fixed instant. */
  now: () => number
}

/**
 * Calls back right after a turn of the event loop that took no time. What arrived while a server was
 * busy waits in the system, not yet seen by the program: who closes a port or a connection at that
 * moment resets requests that were sent to it. After such a turn everything has been taken, and
 * nothing else had the time to come.
 */
export function afterQuietTurn({ nextTurn, now }: EventLoop, callback: () => void): void {
  const startedAt = now()
  let began: number | null = null
  const look = () => {
    const at = now()
    const isQuiet = began !== null && at - began <= quietMs
    if (isQuiet || at - startedAt >= maxWaitMs) return callback()
    began = at
    nextTurn(look)
  }
  nextTurn(look)
}
