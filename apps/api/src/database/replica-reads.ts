import { setTimeout as wait } from "node:timers/promises"
import type { Pool } from "./database.ts"
import { isStatementTimeout, isTransient } from "./database-errors.ts"

/** Milliseconds between two looks at a replica that has to catch up, and at one that has. */
const pollMs = 20
const checkMs = 1_000

/** Milliseconds that a replica may be behind what no notice announced. */
const maxLagMs = 3_000

/** The notices of changes, as far as a replica is concerned. */
type Changes = {
  subscribe: (subscriber: {
    onNotice: () => void
    onListening: (isListening: boolean) => void
  }) => unknown
  isListening: () => boolean
  hasReached: (position: string) => boolean
}

/**
 * What visitors read, from a replica of the database as long as it has everything that a change
 * notice announced, and from the primary otherwise: a stored page that a notice outdated is never
 * rendered again with the row from before it [B9.50].
 */
export class ReplicaReads {
  readonly #primary: Pool
  readonly #replica: Pool
  /** Reads by where they went; `fallback` failed on the replica and were repeated. */
  readonly counts = { primary: 0, replica: 0, fallback: 0 }
  #isCurrent = false
  #notices = 0
  #isChecking = false
  #timer: NodeJS.Timeout | undefined
  #changes: Changes | null = null

  constructor(primary: Pool, replica: Pool) {
    this.#primary = primary
    this.#replica = replica
  }

  get pool(): Pool {
    return this.#replica
  }

  /** Whether reads go to the replica. */
  get isCurrent(): boolean {
    return this.#isCurrent
  }

  /** Must subscribe before the web servers do, so that no notice reaches them first. */
  follow(changes: Changes): void {
    this.#changes = changes
    changes.subscribe({
      onNotice: () => {
        this.#isCurrent = false
        this.#notices += 1
        void this.#check()
      },
      onListening: (isListening) => {
        if (!isListening) this.#isCurrent = false
      },
    })
    this.#timer = setInterval(() => void this.#check(), checkMs)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#changes = null
    this.#isCurrent = false
  }

  /**
   * Reads for a visitor. `position` is that of the changes which the web server knows of: a replica
   * may be used only once this server has received them too. What fails because of the replica is
   * read again from the primary.
   */
  async run<Result>(
    position: string | null,
    read: (pool: Pool) => Promise<Result>,
  ): Promise<Result> {
    const isKnown = position === null || this.#changes?.hasReached(position) === true
    if (!this.#isCurrent || !isKnown) {
      this.counts.primary += 1
      return read(this.#primary)
    }
    try {
      const result = await read(this.#replica)
      this.counts.replica += 1
      return result
    } catch (error) {
      // What took too long here would take too long there.
      if (!isTransient(error) || isStatementTimeout(error)) throw error
      this.#isCurrent = false
      this.counts.fallback += 1
      return read(this.#primary)
    }
  }

  /** Waits until the replica has what the primary had after the last notice. */
  async #check(): Promise<void> {
    if (this.#isChecking) return
    this.#isChecking = true
    try {
      while (this.#changes !== null) {
        const notices = this.#notices
        await this.#catchUp(await positionOf(this.#primary))
        if (notices !== this.#notices) continue
        this.#isCurrent = this.#changes?.isListening() === true
        return
      }
    } catch {
      // One of the two is away; the next check asks again.
      this.#isCurrent = false
    } finally {
      this.#isChecking = false
    }
  }

  async #catchUp(position: string): Promise<void> {
    const startedAt = performance.now()
    while (this.#changes !== null && !(await hasReplayed(this.#replica, position))) {
      if (performance.now() - startedAt > maxLagMs) this.#isCurrent = false
      await wait(pollMs)
    }
  }
}

/** Up to where the primary has written its log: every transaction that was reported is before it. */
async function positionOf(primary: Pool): Promise<string> {
  const { rows } = await primary.query<{ position: string }>(
    "select pg_current_wal_flush_lsn()::text as position",
  )
  return rows[0]?.position ?? ""
}

/** A promoted replica does not follow any more, and has reached nothing. */
async function hasReplayed(replica: Pool, position: string): Promise<boolean> {
  const { rows } = await replica.query<{ has_replayed: boolean | null }>(
    "select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has_replayed",
    [position],
  )
  return rows[0]?.has_replayed === true
}
