// Long because it is the table of all repeated jobs, a few lines each.
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { deleteOldAccess } from "../audit/access-store.ts"
import type { Config } from "../config.ts"
import { forgetOldCalls } from "../database/count-call.ts"
import type { Database, Pool } from "../database/database.ts"
import { foldAdCounts } from "../database/fold-ad-counts.ts"
import { forgetReports } from "../modules/abuse-reports/use-cases/personal-reports.ts"
import { deleteLeftovers } from "../modules/accounts/account-store.ts"
import { deleteOldLogInRecords } from "../modules/accounts/log-in-record-store.ts"
import { countSignals } from "../modules/ad-figures/use-cases/count-signals.ts"
import { isWeekMissed, mailIdeas, mailWeek } from "../modules/ad-figures/use-cases/mail-sellers.ts"
import { clearOldDrops } from "../modules/ads/price-history-store.ts"
import { tendRisks } from "../modules/ads/use-cases/assess-review.ts"
import { compareSubmissions } from "../modules/ads/use-cases/compare-submissions.ts"
import { expireAds, warnOfEnds } from "../modules/ads/use-cases/expire-ads.ts"
import { purgeDrafts } from "../modules/ads/use-cases/purge-drafts.ts"
import { forgetAlerts, tendAlerts } from "../modules/alerts/use-cases/tend-alerts.ts"
import { updateShown } from "../modules/announcements/store.ts"
import { deleteOldMessages } from "../modules/contact/store.ts"
import { storeDays } from "../modules/dashboard/day-store.ts"
import { deleteOldNotices } from "../modules/favourites/notice-store.ts"
import { deleteOldFavourites } from "../modules/favourites/store.ts"
import { mailSaved } from "../modules/favourites/use-cases/mail-saved.ts"
import {
  areIndicatorsStale,
  refreshIndicators,
} from "../modules/indicators/use-cases/refresh-indicators.ts"
import { anonymiseOldLeads } from "../modules/leads/personal-store.ts"
import { tendLeads } from "../modules/leads/use-cases/lead-jobs.ts"
import { reconcileOrders } from "../modules/orders/use-cases/reconcile-orders.ts"
import { deleteDueAccounts } from "../modules/privacy/use-cases/delete-due-accounts.ts"
import { forgetRecordings } from "../modules/recordings/use-cases/recordings.ts"
import {
  forgetRequests,
  remindOfRequests,
} from "../modules/rights-requests/use-cases/watch-clock.ts"
import { createAdSearcher } from "../modules/search/search-ads.ts"
import { forgetEmptySearches } from "../modules/search/use-cases/empty-searches.ts"
import { refreshVocabulary } from "../modules/search/use-cases/refresh-vocabulary.ts"
import { writeSitemaps } from "../modules/sitemaps/use-cases/write-sitemaps.ts"
import { cleanStoredTexts } from "../modules/texts/use-cases/clean-stored-texts.ts"
import { cleanUploads } from "../modules/uploads/use-cases/delete-files.ts"
import { forgetWanted, tendWanted } from "../modules/wanted-ads/use-cases/tend-wanted.ts"
import type { IndicatorSource } from "../ports/indicator-source/indicator-source.ts"
import type { PaymentGateway } from "../ports/payment-gateway/payment-gateway.ts"
import type { Storage } from "../ports/storage/storage.ts"
import type { TaxDocuments } from "../ports/tax-document/tax-documents.ts"
import type { QueueName } from "../queue/queues.ts"

export type JobContext = {
  config: Config
  database: Database
  pool: Pool
  indicatorSource: IndicatorSource
  storage: Storage
  gateway: PaymentGateway | null
  taxDocuments: TaxDocuments
}

/** A scheduled job. Times are Chilean; `atStart` says whether it also runs at the start. */
export type RepeatedJob = {
  queue: QueueName
  cron: string
  atStart: (context: JobContext, now: Date) => Promise<boolean>
  run: (context: JobContext, now: Date, signal: AbortSignal) => Promise<unknown>
}

const always = async () => true

export const repeatedJobs: readonly RepeatedJob[] = [
  {
    queue: "indicators",
    // The UF and the dollar of the day are published at midnight; the monthly indicators in the
    // morning.
    cron: "10 0,7,8,9,11,19 * * *",
    atStart: ({ database }, now) => areIndicatorsStale(database, now),
    run: ({ database, indicatorSource }, now, signal) =>
      refreshIndicators(database, indicatorSource, now, signal),
  },
  {
    queue: "vocabulary",
    cron: "*/10 * * * *",
    atStart: always,
    run: ({ database }) => refreshVocabulary(database),
  },
  {
    queue: "ad-counts",
    cron: "* * * * *",
    atStart: always,
    run: ({ database }) => foldAdCounts(database),
  },
  {
    queue: "ad-figures",
    cron: "*/10 * * * *",
    atStart: always,
    run: ({ database }, now, signal) => countSignals(database, now, signal),
  },
  {
    queue: "panel-days",
    cron: "7 * * * *",
    atStart: always,
    run: ({ database }, now) => storeDays(database, chileanDay(now)),
  },
  {
    queue: "sitemaps",
    cron: "*/10 * * * *",
    atStart: always,
    run: (context, now, signal) => writeSitemaps(context, now, signal),
  },
  {
    queue: "announcements",
    cron: "* * * * *",
    atStart: always,
    run: ({ database }, now) => updateShown(database, now),
  },
  {
    queue: "ads-expiry",
    cron: "* * * * *",
    atStart: always,
    run: (context, now) => expireAds(context, now),
  },
  {
    queue: "submissions",
    cron: "* * * * *",
    atStart: always,
    run: ({ database }, _now, signal) => compareSubmissions(database, signal),
  },
  {
    queue: "ads-warnings",
    // Only during waking hours.
    cron: "*/20 8-21 * * *",
    atStart: async () => false,
    run: (context, now) => warnOfEnds(context, now),
  },
  {
    queue: "leads",
    cron: "* * * * *",
    atStart: always,
    run: (context, now) => tendLeads(context, now),
  },
  {
    queue: "alerts",
    cron: "* * * * *",
    atStart: always,
    run: (context, now, signal) => tendAlerts(context, now, signal),
  },
  {
    queue: "saved-ads",
    // Only during waking hours.
    cron: "*/10 8-21 * * *",
    atStart: async () => false,
    run: (context, now) => mailSaved(context, now),
  },
  {
    queue: "weekly-figures",
    // On Mondays at 8:00; later runs, also of the days after, mail what stopped servers left.
    cron: "*/10 8-20 * * *",
    atStart: (context, now) => isWeekMissed(context, now),
    run: (context, now, signal) => mailWeek(context, now, signal),
  },
  {
    queue: "ad-ideas",
    // Only during waking hours.
    cron: "15 9-19 * * *",
    atStart: async () => false,
    run: (context, now, signal) => mailIdeas(context, now, signal),
  },
  {
    queue: "review-queue",
    cron: "*/10 * * * *",
    atStart: always,
    run: (context, now, signal) => tendRisks(context, now, signal),
  },
  {
    queue: "wanted-ads",
    cron: "*/10 * * * *",
    atStart: always,
    run: (context, now, signal) =>
      tendWanted({ ...context, ...createAdSearcher(context.database) }, now, signal),
  },
  {
    queue: "drafts-cleanup",
    cron: "15 4 * * *",
    atStart: async () => false,
    run: ({ database }, now, signal) => purgeDrafts(database, now, signal),
  },
  {
    queue: "orders-reconcile",
    cron: "* * * * *",
    atStart: always,
    run: (context, now, signal) => reconcileOrders(context, now, signal),
  },
  {
    queue: "clean-texts",
    cron: "20 4 * * *",
    atStart: always,
    run: ({ database }, _, signal) => cleanStoredTexts(database, signal),
  },
  {
    queue: "rate-counters",
    cron: "25 * * * *",
    atStart: async () => false,
    run: ({ database }, _now, signal) => forgetOldCalls(database, { signal }),
  },
  {
    queue: "account-deletion",
    cron: "5 * * * *",
    atStart: always,
    run: (context, now) => deleteDueAccounts(context, now),
  },
  {
    queue: "contact-retention",
    cron: "40 3 * * *",
    atStart: async () => false,
    run: async ({ database }, now, signal) => {
      const batches = { signal }
      await deleteOldMessages(database, now, batches)
      await deleteOldFavourites(database, now, batches)
      await deleteOldNotices(database, now, batches)
      await anonymiseOldLeads(database, now, batches)
      await forgetAlerts(database, now, signal)
      await forgetWanted(database, now, signal)
    },
  },
  {
    queue: "price-drops",
    cron: "35 3 * * *",
    atStart: async () => false,
    run: ({ database }, now, signal) => clearOldDrops(database, now, { signal }),
  },
  {
    queue: "rights-clock",
    cron: "30 8 * * *",
    atStart: async () => false,
    run: async (context, now, signal) => {
      await forgetRequests(context.database, now, signal)
      await forgetReports(context.database, now, signal)
      await remindOfRequests(context, now)
    },
  },
  {
    queue: "empty-searches",
    cron: "45 3 * * *",
    atStart: async () => false,
    run: ({ database }, now, signal) => forgetEmptySearches(database, now, signal),
  },
  {
    queue: "account-cleanup",
    cron: "50 3 * * *",
    atStart: async () => false,
    run: async ({ database }, now, signal) => {
      await deleteLeftovers(database, now, { signal })
      await deleteOldAccess(database, now, { signal })
      await deleteOldLogInRecords(database, now, { signal })
    },
  },
  {
    queue: "recordings-cleanup",
    cron: "55 * * * *",
    atStart: always,
    run: ({ database }, now) => forgetRecordings(database, now),
  },
  {
    queue: "uploads-cleanup",
    cron: "5 * * * *",
    atStart: async () => false,
    run: (context, now, signal) => cleanUploads(context, now, signal),
  },
]
