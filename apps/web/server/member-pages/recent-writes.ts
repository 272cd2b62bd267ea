import { LRUCache } from "lru-cache"

/** A change reaches stored pages within a second, here and on other servers. */
const memory = { max: 10_000, ttl: 2_000 }

/**
 * Who has just changed something: their next pages are rendered for them, because they must see
 * their own change before its notice has arrived.
 */
export class RecentWrites {
  readonly #sessions = new LRUCache<string, true>(memory)

  record(token: string | null): void {
    if (token !== null) this.#sessions.set(token, true)
  }

  includes(token: string | null): boolean {
    return token !== null && this.#sessions.has(token)
  }
}
