import type { Account } from "@wara/contract/account"
import { deliveredImageUrl } from "@wara/domain/site/image-variants"

/** The logged-in user as pages see it; null for a visitor. */
export type Viewer = Pick<
  Account,
  "id" | "firstname" | "lastname" | "email" | "pro" | "confirmed" | "createdAt" | "has_draft"
> & {
  /** The picture in the header, as the site serves it; null without one. */
  avatar: { url: string; formats: { thumbnail?: { url: string } | undefined } } | null
}

/** Only what pages show or use: every page contains it. */
export function toViewer(account: Account): Viewer {
  const { id, firstname, lastname, email, pro, confirmed, createdAt, has_draft } = account
  const picture = pro ? account.avatar : null
  const url = picture && deliveredImageUrl(picture.formats.thumbnail?.url ?? picture.url, "")
  return {
    ...{ id, firstname, lastname, email, pro, confirmed, createdAt, has_draft },
    avatar: url === null ? null : { url, formats: {} },
  }
}
