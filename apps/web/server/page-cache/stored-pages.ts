// Long because storing, refreshing and dropping a page share its state.
import { minutes } from "@wara/domain/time"
import { anyChange, type ChangeTags } from "../../app/backend/change-tags.ts"
import { BoundedStore } from "./bounded-store.ts"
import { tagsOf } from "./page-tags.ts"
import { newNonce, type SharedBody } from "./shared-body.ts"

/** A rendered page that is served to many people; its body may have gaps for theirs. */
export type CachedPage<Body = SharedBody> = {
  status: number
  headers: [string, string][]
  body: Body
  renderedAt: number
  /** Maximum age in milliseconds, regardless of changes. */
  maxAgeMs: number
  /** Tags of the changes that outdate it. */
  tags: ReadonlySet<string>
  /** When a change outdated it; null while none is known to have. */
  outdatedAt: number | null
  /**
   * Whether a change may have been missed since it was rendered: it is rendered again before it is
   * served, unless that fails.
   */
  mustRevalidate: boolean
  /**
   * The headers of the whole response, as name and value in turn, once a visitor was answered; with
   * them the page is served before the framework.
   */
  answerHeaders: string[] | null
}

export type RenderPage = (address: string, nonce: string) => Promise<Response>

/** How a page was answered: cached, cached and being refreshed, rendered now, or not shareable. */
export type CacheAnswer<Body = SharedBody> =
  | { result: "hit" | "stale" | "miss"; page: CachedPage<Body> }
  | { result: "refused"; response: Response }

/** Overrides of a cache's defaults; tests set their own clock and bounds. */
export type StoreOptions = {
  /** Milliseconds since any fixed instant. */
  now?: () => number
  bounds?: { entries: number; bytes: number }
  /** Notified when a background refresh fails; the visitor has already been answered. */
  onRefreshFailure?: (error: unknown) => void
}

/** Pages contain remaining days and ages, so none is served for longer than this. */
const maxAgeMs = 600_000
/** Missing pages may appear at any time without a change notice. */
const missingMaxAgeMs = minutes(1)
/**
 * While the change stream is disconnected, a page is cached only so briefly that users do not
 * notice.
 */
const unconnectedMaxAgeMs = 10_000
/** Share of a page's life in which it is fresh; after that it is served and refreshed. */
const freshShare = 0.5
/**
 * For how long after a change the old page is served to those who ask while it is rendered again. A
 * change must show to everybody within a second of its commit [B7.5].
 */
const maxOutdatedMs = 500

const missing = new Set([404, 410])
/** Headers of the cached rendering that a visitor's response must not contain. */
const droppedHeaders = new Set(["set-cookie", "content-length", "date", "x-request-id"])

/** A body that is ready to be served, and its memory use. */
export type PreparedBody<Body> = { body: Body; bytes: number }

/** A rendering, and the changes since it began. */
type Rendering = { changed: Set<string> }

/** Rendered pages in memory, by address. A change outdates those that have one of its tags. */
export abstract class StoredPages<Body> {
  readonly #pages: BoundedStore<CachedPage<Body>>
  readonly #rendering = new Map<string, Promise<CachedPage<Body> | Response>>()
  readonly #now: () => number
  readonly #onRefreshFailure: (error: unknown) => void
  /** What a change outdated while it was rendered must not be cached. */
  readonly #running = new Set<Rendering>()
  #isConnected = false

  constructor(options: StoreOptions = {}) {
    this.#now = options.now ?? (() => performance.now())
    this.#onRefreshFailure = options.onRefreshFailure ?? (() => {})
    this.#pages = new BoundedStore({
      ...(options.bounds ?? { entries: 4_000, bytes: 256 * 1024 * 1024 }),
      trialShare: 0.25,
    })
  }

  /** Prepares a body that was rendered with this nonce; null when it must not be shared. */
  protected abstract prepare(rendered: Buffer, nonce: string): Promise<PreparedBody<Body> | null>

  get entries(): number {
    return this.#pages.entries
  }

  /** Drops every page, including those being rendered. */
  dropAll(): void {
    this.drop([anyChange])
  }

  /** Outdates the pages with these tags, including those being rendered. */
  drop(changed: ChangeTags): void {
    this.#abandonRenderings(changed)
    if (changed.includes(anyChange)) this.#pages.clear()
    const now = this.#now()
    for (const page of this.#pages.values())
      if (page.outdatedAt === null && isOutdated(page.tags, changed)) page.outdatedAt = now
  }

  /**
   * Changes may have been missed: no page is served before it is rendered again, and what is being
   * rendered is not stored. A page whose rendering fails is still served until its maximum age, as
   * long as nothing is known to have changed: after an outage every page is in doubt, and the
   * backend may not answer yet.
   */
  revalidateAll(): void {
    this.#abandonRenderings([anyChange])
    for (const page of this.#pages.values()) page.mustRevalidate = true
  }

  /** Whether the change stream is connected; without it pages are cached only briefly. */
  set isStreamConnected(isConnected: boolean) {
    this.#isConnected = isConnected
  }

  /** The page at an address if it is stored and fresh; reading it counts as use. */
  readFresh(address: string): CachedPage<Body> | null {
    const entry = this.#pages.get(address)
    if (entry === undefined || entry.outdatedAt !== null || entry.mustRevalidate) return null
    const age = this.#now() - entry.renderedAt
    return age < this.#maxAgeMs(entry) * freshShare ? entry : null
  }

  /**
   * The page at an address. A Response instead of a page must not be shared: it is rendered for its
   * visitor, with the nonce of that visitor's response.
   */
  async read(address: string, nonce: string, render: RenderPage): Promise<CacheAnswer<Body>> {
    const entry = this.#pages.get(address)
    const age = entry ? this.#now() - entry.renderedAt : 0
    const limit = entry ? this.#maxAgeMs(entry) : 0
    if (entry && entry.outdatedAt !== null) {
      if (age < limit && this.#isReplacedNow(address, entry.outdatedAt))
        return { result: "stale", page: entry }
      return this.#renderFor(address, nonce, render)
    }
    if (entry && !entry.mustRevalidate && age < limit) {
      if (age < limit * freshShare) return { result: "hit", page: entry }
      void this.#renew(address, render)
      return { result: "stale", page: entry }
    }
    const isStored = () => this.#pages.get(address) === entry
    const mayShow = () => age < maxAgeMs && entry?.outdatedAt === null && isStored()
    try {
      const answer = await this.#renderFor(address, nonce, render)
      if (entry === undefined || answer.result !== "refused") return answer
      if (hasFailed(answer)) return mayShow() ? { result: "stale", page: entry } : answer
      // What takes its place is not for everybody: it must not come back when that fails later.
      if (isStored()) this.#pages.delete(address)
      return answer
    } catch (error) {
      if (!entry || !mayShow()) throw error
      this.#onRefreshFailure(error)
      return { result: "stale", page: entry }
    }
  }

  /** What is being rendered is neither stored, if the changes concern it, nor shared any more. */
  #abandonRenderings(changed: ChangeTags): void {
    for (const rendering of this.#running) for (const tag of changed) rendering.changed.add(tag)
    this.#rendering.clear()
  }

  /** Whether a page that was outdated a moment ago is being rendered again. */
  #isReplacedNow(address: string, outdatedAt: number): boolean {
    return this.#rendering.has(address) && this.#now() - outdatedAt < maxOutdatedMs
  }

  async #renderFor(address: string, nonce: string, render: RenderPage): Promise<CacheAnswer<Body>> {
    const shared = this.#rendering.get(address)
    const rendered = await (shared ?? this.#render(address, nonce, render))
    if (!(rendered instanceof Response)) return { result: "miss", page: rendered }
    return { result: "refused", response: shared ? await render(address, nonce) : rendered }
  }

  /** Renders for later visitors; an uncacheable response is discarded. */
  async #renew(address: string, render: RenderPage): Promise<void> {
    try {
      const rendered = await this.#render(address, newNonce(), render)
      if (rendered instanceof Response) await rendered.body?.cancel()
    } catch (error) {
      this.#onRefreshFailure(error)
    }
  }

  #maxAgeMs(page: CachedPage<Body>): number {
    return this.#isConnected ? page.maxAgeMs : Math.min(page.maxAgeMs, unconnectedMaxAgeMs)
  }

  #render(
    address: string,
    nonce: string,
    render: RenderPage,
  ): Promise<CachedPage<Body> | Response> {
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
  ): Promise<CachedPage<Body> | Response> {
    const run: Rendering = { changed: new Set() }
    this.#running.add(run)
    try {
      return await this.#renderAndKeepUnless(run, address, nonce, render)
    } finally {
      this.#running.delete(run)
    }
  }

  async #renderAndKeepUnless(
    { changed }: Rendering,
    address: string,
    nonce: string,
    render: RenderPage,
  ): Promise<CachedPage<Body> | Response> {
    const renderedAt = this.#now()
    const response = await render(address, nonce)
    if (!mayBeShared(response)) return response
    const rendered = Buffer.from(await response.arrayBuffer())
    const prepared = await this.prepare(rendered, nonce)
    if (prepared === null) return new Response(null, { status: 204 })
    const tags = new Set(tagsOf(response))
    const isCurrent = !isOutdated(tags, [...changed])
    const page: CachedPage<Body> = {
      tags,
      outdatedAt: isCurrent ? null : renderedAt,
      mustRevalidate: false,
      status: response.status,
      headers: [...response.headers].filter(([name]) => !droppedHeaders.has(name)),
      body: prepared.body,
      renderedAt,
      maxAgeMs: maxAgeOf(response),
      answerHeaders: null,
    }
    if (isCurrent) this.#pages.set(address, page, prepared.bytes)
    return page
  }
}

/** Whether these changes outdate what has the tags. */
function isOutdated(tags: ReadonlySet<string>, changed: ChangeTags): boolean {
  if (tags.has(anyChange)) return changed.length > 0
  return changed.some((tag) => tag === anyChange || tags.has(tag))
}

/** A page may request a shorter maximum age. */
function maxAgeOf(response: Response): number {
  const wanted = /max-age=(\d+)/.exec(response.headers.get("cache-control") ?? "")?.[1]
  const max = missing.has(response.status) ? missingMaxAgeMs : maxAgeMs
  return wanted === undefined ? max : Math.min(max, Number(wanted) * 1_000)
}

/** An old page is more useful than an error; it is served until its maximum age. */
function hasFailed({ response }: { response: Response }): boolean {
  return response.status >= 500
}

function mayBeShared(response: Response): boolean {
  const policy = response.headers.get("cache-control") ?? ""
  return (
    (response.status === 200 || missing.has(response.status)) &&
    !response.headers.has("set-cookie") &&
    !/no-store/.test(policy)
  )
}
