import { quietAlertMonths, quietAnswerDays } from "@wara/domain/alerts/alert"
import { isQuietTime } from "@wara/domain/alerts/alert-times"
import { days } from "@wara/domain/time"
import type { Database } from "../../../database/database.ts"
import { alertQuestionMail } from "../../../emails/alerts.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { deleteOldAlerts } from "../alert-store.ts"
import { deleteOldHits, lockQuietAlerts, putToSleep, recordQuestion } from "../hit-store.ts"
import { describeForMail } from "./alert-links.ts"
import { sendDueAlerts } from "./send-alerts.ts"

type JobContext = { config: EmailSite; database: Database }

const batchSize = 100
const monthDays = 30.4375

/** The work of every minute: mails that are due, and questions to alerts that nobody visits. */
export async function tendAlerts(
  context: JobContext,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  await sendDueAlerts(context, now, signal)
  if (!isQuietTime(now)) await askQuietAlerts(context, now)
}

/**
 * Asks the owners of alerts without a visit for six months whether they are still of use, once; those
 * that do not answer sleep two weeks later. Returns how many were asked.
 */
export async function askQuietAlerts({ config, database }: JobContext, now: Date): Promise<number> {
  await putToSleep(database, { askedBefore: new Date(now.getTime() - days(quietAnswerDays)) })
  const before = new Date(now.getTime() - days(quietAlertMonths * monthDays))
  return database.transaction(async (transaction) => {
    const quiet = await lockQuietAlerts(transaction, { before, limit: batchSize })
    const context = { transaction, site: config, now }
    for (const alert of quiet) {
      const mail = alertQuestionMail(config, await describeForMail(context, alert))
      const reason = `alert:${alert.documentId}:question:${now.toISOString()}`
      await queueMail(transaction, reason, mail, { always: true })
    }
    await recordQuestion(
      transaction,
      quiet.map(({ id }) => id),
      now,
    )
    return quiet.length
  })
}

/** Deletes what is past its time: unconfirmed and stopped alerts, links, and records of reports. */
export async function forgetAlerts(database: Database, now: Date): Promise<void> {
  await deleteOldAlerts(database, now)
  await deleteOldHits(database, now)
}
