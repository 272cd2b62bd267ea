import type { OwnContact } from "@wara/domain/accounts/profile-completeness"
import type { Database } from "../../../database/database.ts"
import { storeMissingContact } from "../profile-store.ts"

/**
 * Adds the phone and commune of a valid ad that the profile lacks; existing values stay. Part of
 * the caller's transaction.
 */
export function completeContact(
  transaction: Database,
  userId: number,
  contact: OwnContact,
): Promise<void> {
  return storeMissingContact(transaction, userId, contact)
}
