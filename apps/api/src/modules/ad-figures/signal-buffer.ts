import { createHmac } from "node:crypto"
import type { SignalBatch } from "@wara/contract/ad-figures"
import {
  type AdSignal,
  adSignals,
  maxRepeatedSignals,
  maxSignalsOfNetwork,
} from "@wara/domain/figures/ad-signal"
import { customerNetworkOf, networksOfCustomer } from "@wara/domain/site/caller-network"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import type { Database } from "../../database/database.ts"
import {
  customerBytes,
  insertExcess,
  insertSignals,
  readSalt,
  type WaitingSignal,
} from "./signal-store.ts"

/** Milliseconds between two writes: what a killed server loses at most. */
const flushMs = 2_000

/** Signals that wait at most; while the database is away, later ones are dropped. */
const maxWaiting = 20_000

/** Signals that one statement stores. */
const batchSize = 1_000

/** Hexadecimal digits of a hash: 128 bits, which two visitors never share by chance. */
const hashLength = 32

/** Of those the digits that networks of one customer share: half of a network's hash. */
const customerLength = 2 * customerBytes

export type SignalSender = { network: string; userAgent: string; viewer: number | null }

/**
 * Collects signals in memory and stores them every two seconds. Addresses and user agents are hashed
 * with the salt of the day on arrival, and not stored anywhere [B10.70].
 */
export class SignalBuffer {
  readonly #database: Database
  #waiting: WaitingSignal[] = []
  #excess: { day: string; network: string }[] = []
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> = Promise.resolve()
  #isClosing = false
  /** The day whose signals are counted, its salt, and what each network sent on it. */
  #day = ""
  #salt: Promise<Buffer> = Promise.resolve(Buffer.alloc(0))
  #sent = new Map<string, number>()

  constructor(database: Database) {
    this.#database = database
  }

  /** Takes a batch of a person's browser; one of a network that sends too much is dropped. */
  async add(batch: SignalBatch, sender: SignalSender, now: Date): Promise<void> {
    const day = chileanDay(now)
    const salt = await this.#saltOf(day)
    const hash = (...parts: string[]) =>
      createHmac("sha256", salt).update(JSON.stringify(parts)).digest("hex").slice(0, hashLength)
    const customer = hash(customerNetworkOf(sender.network)).slice(0, customerLength)
    const network = customer + hash(sender.network).slice(customerLength)
    for (const kind of adSignals) {
      const slugs = batch[kind] ?? []
      const max = maxSignalsOfNetwork[kind] * maxRepeatedSignals
      const isWithin = this.#mayCount({ day, network, kind, max }, slugs.length)
      const wide = { day, network: customer, kind, max: max * networksOfCustomer }
      if (!this.#mayCount(wide, slugs.length) || !isWithin) continue
      for (const slug of slugs) {
        if (this.#waiting.length >= maxWaiting) return
        const key = hash(sender.network, sender.userAgent, kind, slug)
        this.#waiting.push({ day, key, network, slug, kind, viewer: sender.viewer })
      }
    }
    if (this.#isClosing) return this.flush()
    this.#timer ??= setTimeout(() => void this.flush().catch(() => undefined), flushMs)
  }

  /** From now on every batch is stored before its request is answered. */
  close(): Promise<void> {
    this.#isClosing = true
    return this.flush()
  }

  /** Stores what waits; on a failure it goes on waiting. */
  flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const excess = this.#excess
    this.#excess = []
    try {
      await insertExcess(this.#database, excess)
    } catch (cause) {
      this.#excess = [...excess, ...this.#excess]
      throw cause
    }
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, batchSize)
      await insertSignals(this.#database, batch, new Date())
      this.#waiting = this.#waiting.slice(batch.length)
    }
  }

  #saltOf(day: string): Promise<Buffer> {
    if (this.#day === day) return this.#salt
    this.#day = day
    this.#sent = new Map()
    this.#salt = readSalt(this.#database, day)
    this.#salt.catch(() => {
      // The next batch asks again.
      this.#day = ""
    })
    return this.#salt
  }

  /** Counts what a network, or all of a customer, sent; false past the maximum of the day. */
  #mayCount(
    of: { day: string; network: string; kind: AdSignal; max: number },
    signals: number,
  ): boolean {
    if (signals === 0) return false
    const { day, kind, max, network } = of
    const before = this.#sent.get(`${network} ${kind}`) ?? 0
    if (before > max) return false
    this.#sent.set(`${network} ${kind}`, before + signals)
    if (before + signals <= max) return true
    this.#excess.push({ day, network })
    return false
  }
}
