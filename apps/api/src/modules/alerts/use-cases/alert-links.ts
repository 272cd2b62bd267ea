import { alertCodeDays } from "@wara/domain/alerts/alert"
import { alertPath, stopAlertPath } from "@wara/domain/site/paths"
import { days } from "@wara/domain/time"
import { hashToken, newToken } from "../../../access/token.ts"
import type { Database } from "../../../database/database.ts"
import type { MailedAlert } from "../../../emails/alerts.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { insertAlertCode, type StoredAlert } from "../alert-store.ts"
import { describeSearches } from "../search-names-store.ts"

export type AlertMailContext = { transaction: Database; site: EmailSite; now: Date }

/** An alert for a mail, with a new link of its own; only the code's hash is stored. */
export async function describeForMail(
  { now, site, transaction }: AlertMailContext,
  alert: StoredAlert,
): Promise<MailedAlert> {
  const code = newToken()
  const expiresAt = new Date(now.getTime() + days(alertCodeDays))
  await insertAlertCode(transaction, {
    alertId: alert.id,
    tokenHash: hashToken(code),
    createdAt: now,
    expiresAt,
  })
  const [name = ""] = await describeSearches(transaction, [alert])
  return {
    email: alert.email,
    name,
    frequency: alert.frequency,
    link: site.baseUrl + alertPath(code),
    oneClickUrl: site.baseUrl + stopAlertPath(code),
  }
}
