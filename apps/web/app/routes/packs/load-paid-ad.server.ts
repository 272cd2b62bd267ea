import type { AdPack } from "@wara/contract/catalog"
import { paths } from "@wara/domain/site/paths"
import type { PaidAd } from "@wara/domain/site/payment-paths"
import { redirect } from "react-router"
import { loadSummary } from "../../backend/account.server.ts"
import { loadOwnAd } from "../../backend/own-ads.server.ts"
import { noPack } from "../../features/packs/checkout-field-names.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"

/**
 * The ad that a checkout will renew or feature. What needs no payment, because a credit is at hand, or
 * cannot be done now, leads to the own ads; the ad of somebody else is a 404 page.
 */
export async function loadPaidAd({ id, intent }: PaidAd, caller: RequestFacts) {
  const [ad, { credits }] = await Promise.all([loadOwnAd(id, caller), loadSummary(caller)])
  const kind = intent === "renew" ? "publication" : "featured"
  if (!ad.can[intent] || credits[kind] > 0) throw redirect(paths.accountAds)
  return { intent, name: ad.name }
}

/** What is chosen at first for an ad: the smallest pack renews it, one placement features it. */
export function paidAdChoice(intent: PaidAd["intent"], packs: readonly AdPack[]) {
  if (intent === "feature") return { pack: noPack, featured: "on" }
  const [smallest] = [...packs].sort((one, other) => one.price - other.price)
  return { pack: smallest ? String(smallest.id) : "", featured: "" }
}
