import { accountTexts } from "@wara/domain/accounts/account-texts"
import type { OwnContact } from "@wara/domain/accounts/own-contact"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { communeExists, storeMissingContact } from "../profile-store.ts"

/**
 * Adds the phone and commune that the profile lacks; existing values stay. Idempotent. Throws
 * ValidationError when the commune does not exist.
 */
export async function completeContact(
  database: Database,
  userId: number,
  contact: OwnContact,
): Promise<void> {
  const { commune } = contact
  if (commune !== null && !(await communeExists(database, commune))) {
    throw new DomainError("ValidationError", "commune: unknown commune", [
      { path: ["commune"], message: accountTexts.communeInvalid },
    ])
  }
  await storeMissingContact(database, userId, contact)
}
