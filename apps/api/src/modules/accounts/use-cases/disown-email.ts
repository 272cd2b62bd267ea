import type { DisownedEmail } from "@wara/contract/account"
import { limitNetwork } from "../../../access/limits.ts"
import { hashToken } from "../../../access/token.ts"
import type { AppContext } from "../../../app-context.ts"
import type { Database } from "../../../database/database.ts"
import { deletePicturesOf, erasePerson } from "../../privacy/use-cases/erase-person.ts"
import { isUnused, lockPerson } from "../account-store.ts"
import { linkExpired } from "../mail-link.ts"
import { endOpenChange, findConfirmable, useLinkCode } from "../mail-link-store.ts"
import { dropAccess } from "./drop-access.ts"
import { findOwnerOf } from "./read-email-link.ts"

const limit = { name: "disown-network", limit: 30, windowSeconds: 3600 }

/**
 * "It was not me": the reader of a confirmation mail did not request it. A requested e-mail change
 * is cancelled. An account that signed up with the address is removed if it was never used;
 * otherwise it loses its password and its sessions, and stays for the person who can read the
 * address. Throws LinkExpiredError, also when the e-mail was confirmed meanwhile.
 */
export async function disownEmail(
  context: Pick<AppContext, "database" | "storage">,
  link: { kind: "confirm_email" | "change_email"; code: string; network: string },
  now: Date,
): Promise<DisownedEmail["outcome"]> {
  const { database } = context
  await limitNetwork(database, { ...limit, network: link.network })
  const owner = await findOwnerOf(database, link, now)
  if (owner === null) throw linkExpired()
  const outcome = await database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, owner.id)
    if (person === null) throw linkExpired()
    const given = { userId: person.id, tokenHash: hashToken(link.code), now }
    if (link.kind === "change_email") return cancelChange(transaction, given)
    if (person.confirmed) throw linkExpired()
    const { email } = person
    return disownAccount(transaction, { ...given, email, username: owner.username })
  })
  if (outcome === "removed") await deletePicturesOf(context, owner.id)
  return outcome
}

type Given = { userId: number; tokenHash: Buffer; now: Date }

async function cancelChange(transaction: Database, { userId, tokenHash, now }: Given) {
  if ((await findConfirmable(transaction, tokenHash, now)) === null) throw linkExpired()
  await endOpenChange(transaction, userId, now)
  return "cancelled" as const
}

async function disownAccount(
  transaction: Database,
  given: Given & { email: string; username: string },
) {
  const { userId, tokenHash, now } = given
  const isUsed = !(await useLinkCode(transaction, { purpose: "confirm_email", tokenHash, now }))
  if (isUsed) throw linkExpired()
  if (await isUnused(transaction, userId)) {
    const { email, username } = given
    await erasePerson(transaction, { id: userId, email, username, confirmedAt: null }, now)
    return "removed" as const
  }
  await dropAccess(transaction, userId, now)
  return "closed" as const
}
