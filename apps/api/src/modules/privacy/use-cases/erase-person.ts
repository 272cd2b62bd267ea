import type { Database } from "../../../database/database.ts"
import { forgetFormerOwner, reserveUsername } from "../../../database/former-usernames.ts"
import type { StoredUser } from "../../../database/lock-user.ts"
import type { Storage } from "../../../ports/storage/storage.ts"
import { eraseReporter } from "../../abuse-reports/use-cases/personal-reports.ts"
import { eraseRisks } from "../../ads/use-cases/assess-review.ts"
import { eraseAlerts } from "../../alerts/use-cases/personal-alerts.ts"
import { eraseLeads } from "../../leads/use-cases/personal-leads.ts"
import { eraseBuyer } from "../../orders/use-cases/personal-orders.ts"
import { eraseRecordings } from "../../recordings/use-cases/recordings.ts"
import { eraseRequester } from "../../rights-requests/use-cases/personal-requests.ts"
import { deleteFile } from "../../uploads/use-cases/delete-files.ts"
import { eraseWanted } from "../../wanted-ads/use-cases/personal-wanted.ts"
import { deleteAccess, deleteMessagesOf, eraseAccount, eraseAds, listUploadsOf } from "../store.ts"

/**
 * Erases a person from every table; what the law wants stored stays without personal data. Part of
 * the caller's transaction, which locks the user.
 */
export async function erasePerson(
  transaction: Database,
  person: Pick<StoredUser, "id" | "email" | "username" | "confirmedAt">,
  now: Date,
): Promise<void> {
  const { confirmedAt, email, id } = person
  await deleteAccess(transaction, id)
  await eraseAds(transaction, id, now)
  await eraseRisks(transaction, id)
  await eraseBuyer(transaction, id)
  await eraseRecordings(transaction, id)
  const confirmed = confirmedAt === null ? null : email
  await eraseReporter(transaction, { userId: id, email: confirmed })
  await eraseRequester(transaction, { userId: id, email: confirmed }, now)
  // Only a confirmed address is proven to belong to this person.
  await eraseLeads(transaction, { id, email: confirmedAt === null ? null : email }, now)
  await eraseAlerts(transaction, confirmed)
  await eraseWanted(transaction, id)
  if (confirmedAt !== null) await deleteMessagesOf(transaction, email)
  await reserveUsername(transaction, { username: person.username, userId: null }, now)
  await forgetFormerOwner(transaction, id)
  await eraseAccount(transaction, id, now)
}

/**
 * Deletes the pictures of an erased person, which are not shown any more. If the storage is
 * unavailable, the upload clean-up deletes them later.
 */
export async function deletePicturesOf(
  context: { database: Database; storage: Storage },
  ownerId: number,
): Promise<void> {
  for (const fileId of await listUploadsOf(context.database, ownerId)) {
    await deleteFile(context, fileId)
  }
}
