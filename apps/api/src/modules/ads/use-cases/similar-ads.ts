import { adPath } from "@wara/domain/site/paths"
import type { Database } from "../../../database/database.ts"
import type { EmailSite } from "../../../emails/email-layout.ts"
import { listSimilarAds, type SimilarAd } from "../similar-ads-store.ts"

/** What mails offer instead of an ad that ended: public ads like it, with their links. */
export async function listAlternatives(
  { database, site }: { database: Database; site: EmailSite },
  adId: number,
  now: Date,
): Promise<(SimilarAd & { link: string })[]> {
  const similar = await listSimilarAds(database, adId, now)
  return similar.map((ad) => ({ ...ad, link: `${site.baseUrl}${adPath(ad.slug)}` }))
}
