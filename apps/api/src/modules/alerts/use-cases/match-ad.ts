import { hitKind, hitOccurrence } from "@wara/domain/alerts/alert-hit"
import { alertDueAt } from "@wara/domain/alerts/alert-times"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { minutes } from "@wara/domain/time"
import type { AdChangeJob } from "../../../queue/enqueue.ts"
import { refreshVocabulary } from "../../search/use-cases/refresh-vocabulary.ts"
import {
  type ChangedAd,
  findChangedAd,
  insertHit,
  listWatchers,
  type Watcher,
} from "../hit-store.ts"
import { isListed, type ListSearch } from "../watched-search.ts"

/** How long before its alert began an ad may have been published and not yet been seen by it. */
const overlapMs = minutes(1)

/**
 * Compares a changed ad with the active alerts and stores what they found, each event once. A job
 * that dies or runs twice is repeated without harm. Returns how many hits are new.
 */
export async function matchAd(
  context: ListSearch,
  { adId, at, isReturn }: AdChangeJob,
  now: Date,
): Promise<number> {
  const ad = await findChangedAd(context.database, adId)
  if (ad === null) return 0
  const watchers = await listWatchers(context.database, ad)
  if (watchers.length === 0) return 0
  // Words that only this ad has must be known, or the search would correct them.
  await refreshVocabulary(context.database)
  const change = { at: new Date(at), isReturn, priceDroppedAt: ad.price_dropped_at }
  let total = 0
  for (const [search, watching] of Map.groupBy(watchers, (watcher) => watcher.search)) {
    const reporting = watching.flatMap((watcher) => {
      const kind = kindFor(watcher, ad, change)
      return kind === null ? [] : [{ watcher, kind }]
    })
    if (reporting.length === 0 || !(await isListed(context, search, adId))) continue
    for (const { kind, watcher } of reporting) {
      const hit = { alertId: watcher.id, adId, kind, occurrence: hitOccurrence(kind, change) }
      const dueAt = alertDueAt(watcher.frequency, now, mailsToday(watcher, now))
      const isNew = await context.database.transaction((transaction) =>
        insertHit(transaction, hit, { dueAt, now }),
      )
      if (isNew) total += 1
    }
  }
  return total
}

function kindFor(watcher: Watcher, ad: ChangedAd, change: Parameters<typeof hitKind>[0]) {
  const { active_since, is_broad, is_known, kinds } = watcher
  const wasBefore = (ad.published_at?.getTime() ?? 0) < active_since.getTime() - overlapMs
  const isKnown = is_known || (is_broad && (wasBefore || change.isReturn))
  const isOld = change.at < active_since
  return hitKind(isOld ? { ...change, isReturn: false, priceDroppedAt: null } : change, {
    kinds,
    isKnown,
  })
}

function mailsToday({ mailed_count, mailed_day }: Watcher, now: Date): number {
  return mailed_day === chileanDay(now) ? mailed_count : 0
}
