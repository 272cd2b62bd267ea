import { accountTexts } from "@wara/domain/accounts/account-texts"
import { DomainError } from "@wara/domain/errors"
import type { Device } from "../../../access/caller.ts"
import { limitCalls } from "../../../access/limits.ts"
import type { Viewer } from "../../../access/viewer.ts"
import type { Database } from "../../../database/database.ts"
import { opensFrom } from "../account-store.ts"
import type { LinkOwner } from "../mail-link-store.ts"
import { verifyPassword } from "./passwords.ts"

/** The person who opened a link: their session, if any, and their browser. */
export type Claimant = { viewer: Viewer | null; device: Device }

/** What a person must bring, besides the code of a link, to confirm an e-mail. */
export type NeededProof = "none" | "password" | "log-in"

/** A link may be tried by its holder only; this bounds what is done with a stolen one. */
const limit = { name: "confirm-password", limit: 10, windowSeconds: 900 }

/**
 * A person in a browser that opened a session of the account, which nobody ended, needs nothing more
 * than the code. From any other browser they must know the password: the reader of an address need not be the person who
 * signed up with it, and must not confirm that person's account by mistake. An
 * account without a password is opened by a provider first.
 */
export async function findNeededProof(
  database: Database,
  owner: LinkOwner,
  claimant: Claimant,
): Promise<NeededProof> {
  const { viewer, device } = claimant
  if (viewer?.id === owner.id) return "none"
  if (device.hash !== null && (await opensFrom(database, owner.id, device.hash))) return "none"
  return owner.passwordHash === null ? "log-in" : "password"
}

/**
 * Verifies that a person may confirm an e-mail of the account; returns whether that happens in a
 * browser of the account. Throws ValidationError for a missing or wrong password, RateLimitError.
 */
export async function proveOwnership(
  database: Database,
  owner: LinkOwner,
  claim: Claimant & { password: string | null },
): Promise<boolean> {
  const needed = await findNeededProof(database, owner, claim)
  if (needed === "none") return true
  if (needed === "log-in") throw refused(accountTexts.logInToConfirm)
  if (claim.password === null) throw refused(accountTexts.passwordRequired)
  await limitCalls(database, { ...limit, caller: String(owner.id) })
  const isRight = await verifyPassword(owner.passwordHash, claim.password)
  if (!isRight) throw refused(accountTexts.accountPasswordWrong)
  return false
}

function refused(message: string): DomainError {
  const path = ["password"]
  return new DomainError("ValidationError", "password: does not open the account", [
    { path, message },
  ])
}
