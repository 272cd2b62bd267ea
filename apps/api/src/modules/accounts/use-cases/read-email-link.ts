import type { EmailLink } from "@wara/contract/account"
import { maskEmail } from "@wara/domain/accounts/mask-email"
import { limitNetwork } from "../../../access/limits.ts"
import { hashToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import { linkExpired } from "../mail-link.ts"
import { findChangeOwner, findLinkOwner, type LinkOwner } from "../mail-link-store.ts"
import { type Claimant, findNeededProof } from "./prove-ownership.ts"

/** Programs that scan e-mails open many links from one network. */
const limit = { name: "read-email-link", limit: 300, windowSeconds: 3600 }

export type LinkKind = "confirm_email" | "change_email" | "reset_password"

/** The account behind the code of a mailed link; null when the code is not valid. */
export function findOwnerOf(
  database: Database,
  { kind, code }: { kind: LinkKind; code: string },
  now: Date,
): Promise<LinkOwner | null> {
  const tokenHash = hashToken(code)
  return kind === "change_email"
    ? findChangeOwner(database, tokenHash, now)
    : findLinkOwner(database, { purpose: kind, tokenHash, now })
}

/**
 * Names the account behind a link, without using the link, so that its page can say whose account
 * it is about. The e-mail is masked: a link may be forwarded. Throws LinkExpiredError.
 */
export async function readEmailLink(
  database: Database,
  link: Claimant & { kind: LinkKind; code: string; network: string },
  now: Date,
): Promise<EmailLink> {
  await limitNetwork(database, { ...limit, network: link.network })
  const owner = await findOwnerOf(database, link, now)
  if (owner === null) throw linkExpired()
  const proof =
    link.kind === "reset_password" ? "none" : await findNeededProof(database, owner, link)
  return { username: owner.username, email: maskEmail(owner.email), proof }
}
