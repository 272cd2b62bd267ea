import { minutes } from "@wara/domain/time"

/** Milliseconds after which it is read again. */
const maxAgeMs = minutes(10)

/** Caches what was read in memory; calls go on with the old one while it is read again. */
export function cacheRead<Read>(read: (now: Date) => Promise<Read>): (now: Date) => Promise<Read> {
  let current: Promise<Read> | null = null
  let readAt = 0
  return (now) => {
    if (current === null) {
      readAt = now.getTime()
      current = read(now)
      current.catch(() => {
        current = null
      })
    } else if (now.getTime() - readAt > maxAgeMs) {
      readAt = now.getTime()
      read(now)
        .then((latest) => {
          current = Promise.resolve(latest)
        })
        .catch(() => undefined)
    }
    return current
  }
}
