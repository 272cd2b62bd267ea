import { deliveredImageUrl } from "@wara/domain/site/image-variants"
import type { AppContext } from "../../../app-context.ts"
import { exportAbuseReports } from "../../abuse-reports/use-cases/personal-reports.ts"
import { readAccount } from "../../accounts/use-cases/read-account.ts"
import { exportAlerts } from "../../alerts/use-cases/personal-alerts.ts"
import { exportLeads } from "../../leads/use-cases/personal-leads.ts"
import { exportOrders } from "../../orders/use-cases/personal-orders.ts"
import { exportRecordings } from "../../recordings/use-cases/recordings.ts"
import { exportRightsRequests } from "../../rights-requests/use-cases/personal-requests.ts"
import { exportWanted } from "../../wanted-ads/use-cases/personal-wanted.ts"
import {
  exportAccess,
  exportAccountDates,
  exportFavourites,
  exportMessages,
  exportOptionalMails,
  exportRequests,
  exportUploads,
} from "../export-account-store.ts"
import {
  exportAds,
  exportCredits,
  exportFigures,
  exportHoldHistory,
  exportMovements,
  exportReviews,
} from "../export-ads-store.ts"
import type { DataExport } from "../export-schema.ts"
import { listConsents } from "../store.ts"

/**
 * Everything stored about a person. Contact form messages are included only when the e-mail is
 * confirmed, because anyone can sign up with another person's address.
 */
export async function exportData(
  { config, database }: Pick<AppContext, "config" | "database">,
  userId: number,
  now: Date,
): Promise<DataExport> {
  const account = await readAccount(database, userId, ["cover", "commune"], now)
  const address = (url: string) => deliveredImageUrl(url, config.baseUrl)
  const ads = await exportAds(database, userId)
  const uploads = await exportUploads(database, userId)
  return {
    exported_at: now.toISOString(),
    account: { ...account, ...(await exportAccountDates(database, userId)) },
    consents: await listConsents(database, userId),
    ...(await exportAccess(database, userId)),
    ...(await exportRequests(database, userId)),
    ads: ads.map((ad) => ({ ...ad, pictures: ad.pictures.map(address) })),
    ad_figures: await exportFigures(database, userId),
    reviews: await exportReviews(database, userId),
    ad_holds: await exportHoldHistory(database, userId),
    credits: await exportCredits(database, userId),
    credit_movements: await exportMovements(database, userId),
    orders: await exportOrders(database, userId),
    uploads: uploads.map((upload) => ({ ...upload, url: address(upload.url) })),
    recordings: await exportRecordings(database, userId),
    favourites: await exportFavourites(database, userId),
    alerts: await exportAlerts(database, account.confirmed ? account.email : null),
    ...(await exportWanted(database, userId)),
    ...(await exportOptionalMails(database, userId)),
    abuse_reports: await exportAbuseReports(database, {
      userId,
      email: account.confirmed ? account.email : null,
    }),
    rights_requests: await exportRightsRequests(database, {
      userId,
      email: account.confirmed ? account.email : null,
    }),
    ...(await exportLeads(database, {
      id: userId,
      email: account.confirmed ? account.email : null,
    })),
    contact_messages: account.confirmed ? await exportMessages(database, account.email) : [],
  }
}
