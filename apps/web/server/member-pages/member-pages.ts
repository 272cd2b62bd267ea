import { minutes } from "@wara/domain/time"
import { LRUCache } from "lru-cache"
import { anyChange, type ChangeTags } from "../../app/backend/change-tags.ts"
import type { Viewer } from "../../app/session/viewer.ts"
import { newNonce } from "../page-cache/shared-body.ts"
import {
  type CachedPage,
  type PreparedBody,
  StoredPages,
  type StoreOptions,
} from "../page-cache/stored-pages.ts"
import { bytesOf, type GzipParts, gzipParts } from "./gzip-parts.ts"
import { splitPage } from "./split-page.ts"
import { type Shape, shapeOf, ViewerMarks } from "./viewer-marks.ts"

/** Renders a page for a made-up viewer, with a nonce. */
export type RenderForUsers = (address: string, viewer: Viewer, nonce: string) => Promise<Response>

/** A page with gaps for the texts of a person. */
export type MemberPage = {
  result: "hit" | "stale" | "miss"
  page: CachedPage<GzipParts>
}

const memberBounds = { entries: 2_000, bytes: 64 * 1024 * 1024 }

/** For how long an address counts as personal before that is tried again. */
const refusal = { max: 5_000, ttl: minutes(1) }

/**
 * Pages of logged-in users [B7.2]: rendered once for all whose pages have the same shape, without
 * anyone's data, and completed per response. Staff see more than others, so they are not served.
 */
export class MemberPages extends StoredPages<GzipParts> {
  readonly #marks = new ViewerMarks()
  readonly #refused = new LRUCache<string, true>(refusal)
  readonly #onFailure: (error: unknown) => void

  constructor(options: StoreOptions = {}) {
    super({ bounds: memberBounds, ...options })
    this.#onFailure = options.onRefreshFailure ?? (() => {})
  }

  override drop(changed: ChangeTags): void {
    super.drop(changed)
    // Whether a page is personal follows from its code, hardly ever from data.
    if (changed.includes(anyChange)) this.#refused.clear()
  }

  /** The page of a viewer; null when it must be rendered for the person. */
  async find(address: string, viewer: Viewer, render: RenderForUsers): Promise<MemberPage | null> {
    const shape = shapeOf(viewer)
    if (shape === null || this.#refused.has(address)) return null
    const renderShape = (_key: string, nonce: string) =>
      render(address, this.#marks.viewerOf(shape), nonce)
    try {
      const answer = await this.read(keyOf(shape, address), newNonce(), renderShape)
      if (answer.result !== "refused") return answer
      await answer.response.body?.cancel()
    } catch (error) {
      this.#onFailure(error)
    }
    this.#refused.set(address, true)
    return null
  }

  /** The page of a viewer if it is stored and fresh. */
  readFor(address: string, viewer: Viewer): CachedPage<GzipParts> | null {
    const shape = shapeOf(viewer)
    return shape === null ? null : this.readFresh(keyOf(shape, address))
  }

  protected async prepare(
    rendered: Buffer,
    nonce: string,
  ): Promise<PreparedBody<GzipParts> | null> {
    const parts = splitPage(rendered, this.#marks.needles(nonce), this.#marks.fragments)
    if (parts === null) return null
    const body = await gzipParts(parts, nonce)
    return { body, bytes: bytesOf(body) }
  }
}

function keyOf({ pro, confirmed, has_draft, hasPicture }: Shape, address: string): string {
  return `${[pro, confirmed, has_draft, hasPicture].map(Number).join("")} ${address}`
}
