import { quietAlertMonths, quietAnswerDays } from "@wara/domain/alerts/alert"
import { readAlertSearch } from "@wara/domain/alerts/alert-search"
import { isQuietTime } from "@wara/domain/alerts/alert-times"
import { publishWantedPath } from "@wara/domain/site/wanted-paths"
import { days } from "@wara/domain/time"
import { offerWantedAfterDays } from "@wara/domain/wanted/wanted-ad"
import type { Database } from "../../../database/database.ts"
import { alertOfferMail, alertQuestionMail } from "../../../emails/alerts.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { deleteOldAlerts, updateAlert } from "../alert-store.ts"
import { deleteOldHits, lockQuietAlerts, putToSleep, recordQuestion } from "../hit-store.ts"
import { lockWithoutHits } from "../waiting-store.ts"
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
  if (isQuietTime(now)) return
  await askQuietAlerts(context, now)
  await offerWanted(context, now)
}

/**
 * Offers to publish a wanted ad to alerts that found nothing in two weeks, once each. The mail and
 * its record are one transaction. Returns how many were mailed.
 */
export async function offerWanted({ config, database }: JobContext, now: Date): Promise<number> {
  const before = new Date(now.getTime() - days(offerWantedAfterDays))
  return database.transaction(async (transaction) => {
    const waiting = await lockWithoutHits(transaction, { before, limit: batchSize })
    const context = { transaction, site: config, now }
    for (const alert of waiting) {
      const link = config.baseUrl + publishWantedPath(readAlertSearch(alert.search))
      const mail = alertOfferMail(config, await describeForMail(context, alert), link)
      await queueMail(transaction, `alert:${alert.documentId}:wanted`, mail, { always: true })
      await updateAlert(transaction, alert.id, { wantedOfferedAt: now })
    }
    return waiting.length
  })
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
export async function forgetAlerts(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  await deleteOldAlerts(database, now, { signal })
  await deleteOldHits(database, now, { signal })
}
