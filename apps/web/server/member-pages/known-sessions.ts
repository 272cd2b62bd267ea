import { minutes } from "@wara/domain/time"
import { LRUCache } from "lru-cache"
import type { Viewer } from "../../app/session/viewer.ts"

/**
 * How many sessions are known, and for how long: a bound for changes that nobody reports, such as
 * the end of a session's time.
 */
const bounds = { max: 10_000, ttl: minutes(0.5) }

/** Counts the changes of people, so that a check knows whether there was one meanwhile. */
export type Moment = number

/**
 * Who the tokens of recent requests belong to, so that the next page of a person costs no call to
 * the api [B7.30]. Only for completing pages that everybody may read: whatever belongs to a person
 * is read with the token, which the api checks each time. A change of the person, the end of a
 * session and a draft are reported within a second; nothing is known while the change stream is
 * disconnected.
 */
export class KnownSessions {
  readonly #viewers: LRUCache<string, Viewer>
  #isConnected = false
  #moment: Moment = 0

  /** `now` counts milliseconds. */
  constructor(now = () => performance.now()) {
    this.#viewers = new LRUCache({ ...bounds, perf: { now }, ttlResolution: 0 })
  }

  /** Whether changes are reported; what was read before a break is forgotten. */
  set isStreamConnected(isConnected: boolean) {
    this.#isConnected = isConnected
    this.forget(null)
  }

  /** To be taken before a session is checked. */
  get moment(): Moment {
    return this.#moment
  }

  find(token: string): Viewer | null {
    return this.#viewers.get(token) ?? null
  }

  /** Remembers whom a check found, unless somebody changed since it began: it may have read before. */
  record(token: string, viewer: Viewer, since: Moment): void {
    if (this.#isConnected && since === this.#moment) this.#viewers.set(token, viewer)
  }

  /** Forgets these people; all of them with null. */
  forget(ids: readonly number[] | null): void {
    this.#moment += 1
    if (ids === null) this.#viewers.clear()
    const changed = new Set(ids ?? [])
    for (const [token, { id }] of this.#viewers.entries())
      if (changed.has(id)) this.#viewers.delete(token)
  }
}
