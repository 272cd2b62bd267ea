import { createHash } from "node:crypto"
import { BoundedStore } from "./bounded-store.ts"
import { newNonce } from "./new-nonce.ts"
import { type SplicedPage, splicePage } from "./spliced-page.ts"

/** A page that was rendered once and is given to everybody. */
export type KeptPage = {
  status: number
  headers: [string, string][]
  body: SplicedPage
  etag: string
  renderedAt: number
  /** Milliseconds that the page may be shown, whatever else happens. */
  maxAgeMs: number
}

/** Renders the page at an address with the given nonce in it. */
export type RenderPage = (address: string, nonce: string) => Promise<Response>

/** How a page came to be answered: kept, kept and being renewed, rendered now, or not for sharing. */
export type CacheAnswer =
  | { result: "hit" | "stale" | "miss"; page: KeptPage }
  | { result: "refused"; response: Response }

/** How a cache is made other than usual; tests bring their own clock and bounds. */
export type PageCacheOptions = {
  /** Milliseconds since any fixed instant. */
  now?: () => number
  bounds?: { entries: number; bytes: number }
  /** Told when a refresh in the background fails; the visitor was answered already. */
  onRefreshFailure?: (error: unknown) => void
}

/** Days left and ages are part of pages, so that none is shown for longer than this. */
const maxAgeMs = 600_000
/** Missing pages may appear at any time without a change that we are told of. */
const missingMaxAgeMs = 60_000
/** While nobody tells us about changes, a page is kept only as long as nobody would notice. */
const unconnectedMaxAgeMs = 10_000
/** Half of a page's life it is fresh; in the other half it is shown and renewed. */
const freshShare = 0.5

const missing = new Set([404, 410])
/** What a visitor's answer may not inherit from the rendering that was kept. */
const droppedHeaders = new Set(["set-cookie", "content-length", "date", "x-request-id"])

/** Anonymous pages in memory, by address. Everything is dropped as soon as anything changes. */
export class PageCache {
  readonly #pages: BoundedStore<KeptPage>
  readonly #rendering = new Map<string, Promise<KeptPage | Response>>()
  readonly #now: () => number
  readonly #onRefreshFailure: (error: unknown) => void
  /** Counts the droppings: what was begun before the last one must not be kept. */
  #generation = 0
  #told = false

  constructor(options: PageCacheOptions = {}) {
    this.#now = options.now ?? (() => performance.now())
    this.#onRefreshFailure = options.onRefreshFailure ?? (() => {})
    this.#pages = new BoundedStore({
      ...(options.bounds ?? { entries: 4_000, bytes: 256 * 1024 * 1024 }),
      trialShare: 0.25,
    })
  }

  get entries(): number {
    return this.#pages.entries
  }

  /** Forgets every page, also those being rendered at this moment. */
  dropAll(): void {
    this.#generation += 1
    this.#pages.clear()
    this.#rendering.clear()
  }

  /** Whether changes are being told at this time; without it pages live shortly. */
  set isStreamConnected(told: boolean) {
    this.#told = told
  }

  /**
   * The page at an address. Whoever comes first has it rendered with the nonce of its own answer,
   * which nobody knew before. A Response instead of a page may not be shared: others render theirs.
   */
  async read(address: string, nonce: string, render: RenderPage): Promise<CacheAnswer> {
    const kept = this.#pages.get(address)
    const age = kept ? this.#now() - kept.renderedAt : 0
    const limit = kept ? this.#maxAgeMs(kept) : 0
    if (kept && age < limit * freshShare) return { result: "hit", page: kept }
    if (kept && age < limit) {
      void this.#renew(address, render)
      return { result: "stale", page: kept }
    }
    const generation = this.#generation
    const mayShow = () => age < maxAgeMs && generation === this.#generation
    try {
      const answer = await this.#renderFor(address, nonce, render)
      return kept && hasFailed(answer) && mayShow() ? { result: "stale", page: kept } : answer
    } catch (error) {
      if (!kept || !mayShow()) throw error
      this.#onRefreshFailure(error)
      return { result: "stale", page: kept }
    }
  }

  async #renderFor(address: string, nonce: string, render: RenderPage): Promise<CacheAnswer> {
    const shared = this.#rendering.get(address)
    const rendered = await (shared ?? this.#render(address, nonce, render))
    if (!(rendered instanceof Response)) return { result: "miss", page: rendered }
    return { result: "refused", response: shared ? await render(address, nonce) : rendered }
  }

  /** Renders for later visitors; an answer that may not be kept is nobody's. */
  async #renew(address: string, render: RenderPage): Promise<void> {
    try {
      const rendered = await this.#render(address, newNonce(), render)
      if (rendered instanceof Response) await rendered.body?.cancel()
    } catch (error) {
      this.#onRefreshFailure(error)
    }
  }

  #maxAgeMs(page: KeptPage): number {
    return this.#told ? page.maxAgeMs : Math.min(page.maxAgeMs, unconnectedMaxAgeMs)
  }

  #render(address: string, nonce: string, render: RenderPage): Promise<KeptPage | Response> {
    const already = this.#rendering.get(address)
    if (already) return already
    const rendering = this.#renderAndKeep(address, nonce, render).finally(() => {
      if (this.#rendering.get(address) === rendering) this.#rendering.delete(address)
    })
    this.#rendering.set(address, rendering)
    return rendering
  }

  async #renderAndKeep(
    address: string,
    nonce: string,
    render: RenderPage,
  ): Promise<KeptPage | Response> {
    const generation = this.#generation
    const renderedAt = this.#now()
    const response = await render(address, nonce)
    if (!mayBeShared(response)) return response
    const bytes = Buffer.from(await response.arrayBuffer())
    const page: KeptPage = {
      status: response.status,
      headers: [...response.headers].filter(([name]) => !droppedHeaders.has(name)),
      body: await splicePage(bytes, nonce),
      etag: `"${createHash("sha1").update(bytes).digest("base64url")}"`,
      renderedAt,
      maxAgeMs: maxAgeOf(response),
    }
    if (generation === this.#generation) this.#pages.set(address, page, page.body.bytes)
    return page
  }
}

/** A page may ask to be shown for a shorter time than others. */
function maxAgeOf(response: Response): number {
  const wanted = /max-age=(\d+)/.exec(response.headers.get("cache-control") ?? "")?.[1]
  const max = missing.has(response.status) ? missingMaxAgeMs : maxAgeMs
  return wanted === undefined ? max : Math.min(max, Number(wanted) * 1_000)
}

/** An old page says more than an error does; it is shown as long as it may be at all. */
function hasFailed(answer: CacheAnswer): boolean {
  return answer.result === "refused" && answer.response.status >= 500
}

function mayBeShared(response: Response): boolean {
  const policy = response.headers.get("cache-control") ?? ""
  return (
    (response.status === 200 || missing.has(response.status)) &&
    !response.headers.has("set-cookie") &&
    !/no-store/.test(policy)
  )
}
