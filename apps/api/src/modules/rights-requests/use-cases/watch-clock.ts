import {
  rightsLinkHours,
  rightsRecordYears,
  rightsUrgency,
} from "@wara/domain/privacy/rights-clock"
import { days, hours } from "@wara/domain/time"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { moreRightsMail, rightsToOperators } from "../../../emails/rights-letters.ts"
import { mailOperators } from "../../../queue/mail-operators.ts"
import { deleteOldLinks } from "../link-store.ts"
import { deleteOldRequests, listWaiting, lockRequest, updateRequest } from "../store.ts"

/**
 * Reminds the operators of every waiting request once when its goal is near, once when the goal has
 * passed and once when the legal limit has. Returns how many mails were queued.
 */
export async function remindOfRequests(
  { config, database }: { config: Config; database: Database },
  now: Date,
): Promise<number> {
  let reminded = 0
  for (const { id } of await listWaiting(database)) {
    const isReminded = await database.transaction(async (transaction) => {
      const request = await lockRequest(transaction, { id })
      if (request === null || request.closedAt !== null) return false
      const { urgency } = rightsUrgency(request, now)
      if (urgency === "on-time" || urgency === request.remindedOf) return false
      await updateRequest(transaction, id, { remindedOf: urgency })
      const mail = rightsToOperators(config, { ...request, isReminder: true })
      const reason = `rights:${request.documentId}:${urgency}:${request.limitDay}`
      const toOperators = { kind: "rights-reminder", mail, more: moreRightsMail(config) }
      return mailOperators(transaction, { ...toOperators, reason }, now)
    })
    if (isReminded) reminded += 1
  }
  return reminded
}

const yearDays = 365.25

/**
 * Deletes requests that nobody confirmed with the links to them, and answered requests after five
 * years. Returns how many requests.
 */
export async function forgetRequests(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  await deleteOldLinks(database, now, { signal })
  const sentBefore = new Date(now.getTime() - hours(rightsLinkHours))
  const closedBefore = new Date(now.getTime() - days(rightsRecordYears * yearDays))
  return deleteOldRequests(database, { sentBefore, closedBefore }, { signal })
}
