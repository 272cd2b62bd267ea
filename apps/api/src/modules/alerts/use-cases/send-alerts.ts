import { maxMailedAds } from "@wara/domain/alerts/alert"
import { readAlertSearch } from "@wara/domain/alerts/alert-search"
import { isQuietTime, nextMorning } from "@wara/domain/alerts/alert-times"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { adPath, adsPath } from "@wara/domain/site/paths"
import type { Database } from "../../../database/database.ts"
import { alertHitsMail } from "../../../emails/alerts.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { queueMail } from "../../../queue/enqueue.ts"
import { type StoredAlert, updateAlert } from "../alert-store.ts"
import { finishHits, listUnsentHits, lockDueAlert, type UnsentHit } from "../hit-store.ts"
import { type AlertMailContext, describeForMail } from "./alert-links.ts"

/**
 * Mails what is due, each alert in a transaction of its own: the mail is queued and its hits are
 * done together or not at all. Returns how many mails were queued.
 */
export async function sendDueAlerts(
  { config, database }: { config: EmailSite; database: Database },
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let sent = 0
  for (let isOver = false; !isOver && !signal?.aborted; ) {
    const outcome = await database.transaction(async (transaction) => {
      const alert = await lockDueAlert(transaction, now)
      if (alert === null) return null
      return (await report({ transaction, site: config, now }, alert)) ? 1 : 0
    })
    isOver = outcome === null
    sent += outcome ?? 0
  }
  return sent
}

async function report(context: AlertMailContext, alert: StoredAlert): Promise<boolean> {
  const { now, transaction } = context
  if (alert.state === "active" && isQuietTime(now)) {
    // The server was down when it was due.
    await updateAlert(transaction, alert.id, { dueAt: nextMorning(now) })
    return false
  }
  const hits = alert.state === "active" ? await listUnsentHits(transaction, alert.id) : []
  if (alert.state === "active") await finishHits(transaction, alert.id, now)
  const [newest] = hits
  if (newest === undefined) {
    await updateAlert(transaction, alert.id, { dueAt: null })
    return false
  }
  await mail(context, alert, hits)
  const day = chileanDay(now)
  const before = alert.mailedDay === day ? alert.mailedCount : 0
  await updateAlert(transaction, alert.id, {
    ...{ dueAt: null, mailedDay: day, mailedCount: before + 1 },
  })
  return true
}

async function mail(
  context: AlertMailContext,
  alert: StoredAlert,
  hits: readonly UnsentHit[],
): Promise<void> {
  const { site, transaction } = context
  const link = (path: string) => site.baseUrl + path
  // An ad that was found for several reasons is shown once, for the latest.
  const ads = [...new Map(hits.toReversed().map((hit) => [hit.slug, hit])).values()].toReversed()
  const shown = ads.slice(0, maxMailedAds).map(({ price_before_drop, slug, ...hit }) => ({
    ...hit,
    priceBefore: price_before_drop,
    link: link(adPath(slug)),
  }))
  const listLink = link(adsPath({ ...readAlertSearch(alert.search), sort: "newest" }))
  const found = { hits: shown, total: ads.length, listLink }
  const letter = alertHitsMail(site, await describeForMail(context, alert), found)
  const reason = `alert:${alert.documentId}:hits:${hits[0]?.id ?? 0}`
  // The owner of the address confirmed that they want these.
  await queueMail(transaction, reason, letter, { always: true })
}
