import { paths } from "@wara/domain/site/paths"
import { loadPosting, wantedDraft } from "../../actions/post-ad/load-posting.server.ts"
import { PostAdView } from "../../features/post-ad/post-ad-view.tsx"
import { isFirstStep } from "../../features/post-ad/steps.ts"
import { postAdTexts } from "../../features/post-ad/texts.ts"
import { requirePublisher } from "../../guards/session-guards.server.ts"
import { startsAtRestWhere } from "../../layouts/starts-at-rest.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/post-ad"

export { shouldRevalidate } from "../../guards/within-page.ts"

/** Steps after the first show the draft of the browser. */
export const handle = startsAtRestWhere((search) => !isFirstStep(search))

export async function loader({ context, url }: Route.LoaderArgs) {
  await requirePublisher(context, url)
  return loadPosting(context.get(requestFacts), wantedDraft(url.searchParams))
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.postAd, ...postAdTexts })
}

export default function PostAdPage({ loaderData }: Route.ComponentProps) {
  // A different user or draft needs a new form instance.
  const { owner, saved, isWanted } = loaderData
  return <PostAdView key={`${owner} ${isWanted ? saved?.ad : ""}`} posting={loaderData} />
}
