import { minutes } from "@wara/domain/time"
import { LRUCache } from "lru-cache"
import { anyChange, type ChangeTags } from "./change-tags.ts"
import { recordTags } from "./page-work.server.ts"

/**
 * How long an answer is shared, in milliseconds, although no change was reported: a bound for
 * changes that nobody reports, such as those of a restored database.
 */
const maxAgeMs = minutes(1)
/** Maximum number of answers of one read, for example one for each region. */
const maxAnswers = 64

/** Answers of one read, by key. */
type Answers = { tags: readonly string[]; drop: () => void }

/**
 * Answers of the backend that are the same for everybody and change rarely: pages wait for them
 * once until a change is reported, not on every rendering [B7.2]. Never for an answer that depends
 * on a person. Nothing is remembered while the change stream is disconnected.
 */
export class SharedReads {
  readonly #reads = new Set<Answers>()
  #isStreamConnected = false

  /** Whether changes are reported; answers from before a break are forgotten. */
  set isStreamConnected(isConnected: boolean) {
    this.#isStreamConnected = isConnected
    this.drop([anyChange])
  }

  /** Forgets what a change with these tags outdates. */
  drop(changed: ChangeTags): void {
    for (const { tags, drop } of this.#reads)
      if (changed.some((tag) => tag === anyChange || tags.includes(tag))) drop()
  }

  /**
   * Shares the answers of `load` by key until one of the tags changes. Simultaneous callers wait
   * for one call, and failures are not remembered. Answers are frozen, because many pages hold
   * the same one.
   */
  share<Answer>(
    tags: readonly string[],
    load: (key: string) => Promise<Answer>,
  ): (key?: string) => Promise<Answer> {
    const answers = new LRUCache<string, Promise<Answer>>({ max: maxAnswers, ttl: maxAgeMs })
    this.#reads.add({ tags, drop: () => answers.clear() })
    return (key = "") => {
      recordTags(tags)
      const known = answers.get(key)
      if (known !== undefined) return known
      const loading = load(key).then(freeze)
      if (!this.#isStreamConnected) return loading
      answers.set(key, loading)
      loading.catch(() => {
        if (answers.peek(key) === loading) answers.delete(key)
      })
      return loading
    }
  }
}

/** Freezes a value with everything in it, so that no page can change what others show. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

/** The shared reads of this server; the site reports changes to them. */
export const sharedReads = new SharedReads()
