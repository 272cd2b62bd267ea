import { createHmac } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { anyChange, type ChangeTags } from "../../app/backend/change-tags.ts"

/** Where purges are sent, and the secret that signs them. */
export type CdnTarget = { purgeUrl: string; secret: string }

type Options = CdnTarget & {
  onResult: (result: "ok" | "failed") => void
  onFailure: (error: unknown) => void
}

/**
 * Milliseconds in which changes are collected. Answers that were on their way to the CDN when the
 * change came have arrived before the purge.
 */
const batchMs = 100
/** More tags than this are a purge of everything. */
const maxTags = 500
const timeoutMs = 5_000
const retryPauses = { first: 250, max: 10_000 }

/**
 * Tells the CDN which pages a change has outdated: one call at a time with all tags that came
 * meanwhile, repeated until it succeeds. What waits is bounded, since many tags become "everything".
 */
export class CdnPurges {
  readonly #options: Options
  readonly #closing = new AbortController()
  #waiting = new Set<string>()
  #isSending = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Outdates the pages with these tags at the CDN. */
  add(tags: ChangeTags): void {
    for (const tag of tags) this.#waiting.add(tag)
    if (this.#waiting.has(anyChange) || this.#waiting.size > maxTags)
      this.#waiting = new Set([anyChange])
    if (!this.#isSending && this.#waiting.size > 0) void this.#sendAll()
  }

  /** Ends without sending what waits: the next server to start purges everything. */
  close(): void {
    this.#closing.abort()
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true
    let pauseMs = batchMs
    let retryMs: number = retryPauses.first
    while (this.#waiting.size > 0 && (await this.#pause(pauseMs))) {
      const tags = this.#waiting
      this.#waiting = new Set()
      try {
        await this.#send(tags)
        this.#options.onResult("ok")
        ;[pauseMs, retryMs] = [batchMs, retryPauses.first]
      } catch (error) {
        this.#options.onResult("failed")
        this.#options.onFailure(error)
        this.add([...tags])
        pauseMs = retryMs
        retryMs = Math.min(retryMs * 2, retryPauses.max)
      }
    }
    this.#isSending = false
  }

  /** False when the server closes. */
  #pause(ms: number): Promise<boolean> {
    const { signal } = this.#closing
    return wait(ms, true, { signal, ref: false }).catch(() => false)
  }

  async #send(tags: ReadonlySet<string>): Promise<void> {
    const { purgeUrl, secret } = this.#options
    const body = JSON.stringify(tags.has(anyChange) ? { everything: true } : { tags: [...tags] })
    const response = await fetch(purgeUrl, {
      method: "POST",
      headers: { "content-type": "application/json", "wara-signature": signPurge(body, secret) },
      body,
      redirect: "error",
      signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(timeoutMs)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the CDN's hook answered ${response.status}`)
  }
}

/** `t=<seconds>,v1=<hex>`: the time, and the HMAC-SHA256 of time, point and body. */
function signPurge(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1_000)
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")
  return `t=${seconds},v1=${signature}`
}
