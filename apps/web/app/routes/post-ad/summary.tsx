import { paths } from "@wara/domain/site/paths"
import { loadCheckout } from "../../actions/packs/load-checkout.server.ts"
import { loadPosting, wantedDraft } from "../../actions/post-ad/load-posting.server.ts"
import { SummaryView } from "../../features/post-ad/summary/summary-view.tsx"
import { summaryTexts } from "../../features/post-ad/summary/texts.ts"
import { requirePublisher } from "../../guards/session-guards.server.ts"
import { startsAtRest } from "../../layouts/starts-at-rest.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/summary"

/** Its draft is in the browser. */
export const handle = startsAtRest

export async function loader({ context, url }: Route.LoaderArgs) {
  await requirePublisher(context, url)
  const caller = context.get(requestFacts)
  const wanted = wantedDraft(url.searchParams)
  const [posting, checkout] = await Promise.all([loadPosting(caller, wanted), loadCheckout(caller)])
  return { posting, checkout }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.postAdSummary, ...summaryTexts })
}

export default function SummaryPage({ loaderData }: Route.ComponentProps) {
  const { posting, checkout } = loaderData
  return <SummaryView key={posting.owner} posting={posting} checkout={checkout} />
}
