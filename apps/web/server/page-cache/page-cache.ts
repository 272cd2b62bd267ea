import { anyChange, type ChangeTags } from "../../app/backend/change-tags.ts"
import { KnownSessions } from "../member-pages/known-sessions.ts"
import { MemberPages } from "../member-pages/member-pages.ts"
import { FurtherCompression } from "./further-compression.ts"
import { type SharedBody, shareBody } from "./shared-body.ts"
import {
  type CachedPage,
  type PreparedBody,
  StoredPages,
  type StoreOptions,
} from "./stored-pages.ts"

/** The pages of visitors, who all get the same bytes, and with them those of logged-in users. */
export class PageCache extends StoredPages<SharedBody> {
  readonly members: MemberPages
  /** Who the users of these pages are. */
  readonly sessions = new KnownSessions()

  readonly #further = new FurtherCompression()

  constructor(options: StoreOptions = {}) {
    super(options)
    this.members = new MemberPages(options)
  }

  override readFresh(address: string): CachedPage | null {
    const page = super.readFresh(address)
    if (page !== null) this.#further.offer(page)
    return page
  }

  override drop(changed: ChangeTags): void {
    super.drop(changed)
    this.members.drop(changed)
    if (changed.includes(anyChange)) this.sessions.forget(null)
  }

  override revalidateAll(): void {
    super.revalidateAll()
    this.members.revalidateAll()
    this.sessions.forget(null)
  }

  override set isStreamConnected(isConnected: boolean) {
    super.isStreamConnected = isConnected
    this.members.isStreamConnected = isConnected
    this.sessions.isStreamConnected = isConnected
  }

  protected async prepare(rendered: Buffer, nonce: string): Promise<PreparedBody<SharedBody>> {
    const body = await shareBody(rendered, nonce)
    return { body, bytes: body.br.length + body.gzip.length }
  }
}
