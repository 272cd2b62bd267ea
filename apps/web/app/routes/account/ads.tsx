import { paths } from "@wara/domain/site/paths"
import { loadSummary } from "../../backend/account.server.ts"
import { ownAdsTexts } from "../../features/account/ads/ad-state-texts.ts"
import { OwnAdsView } from "../../features/account/ads/own-ads-view.tsx"
import { requireAccount } from "../../guards/require-account.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/ads"
import { accountMeta } from "./account-meta.ts"

export async function loader({ context }: Route.LoaderArgs) {
  const { pro, username } = await requireAccount(context, paths.accountAds)
  const { ads_by_state } = await loadSummary(context.get(requestFacts))
  return { counts: ads_by_state, publicPage: pro ? username : null }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.accountAds, ...ownAdsTexts })
}

export default function OwnAdsPage({ loaderData }: Route.ComponentProps) {
  return <OwnAdsView {...loaderData} />
}
