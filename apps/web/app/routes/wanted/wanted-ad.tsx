import { wantedPath } from "@wara/domain/site/wanted-paths"
import { notFoundPage } from "../../actions/site/not-found.server.ts"
import { findWanted } from "../../backend/wanted.server.ts"
import { placeOf } from "../../features/wanted/sought-facts.ts"
import { wantedDetailTexts as texts } from "../../features/wanted/texts.ts"
import { WantedDetailView } from "../../features/wanted/wanted-detail-view.tsx"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { readingOptions } from "../../session/request-context.server.ts"
import type { Route } from "./+types/wanted-ad"

/** A wanted ad without who seeks; the same for everybody [B10.43]. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const options = readingOptions(context, request.signal)
  const wanted = await findWanted(params.slug, options)
  if (wanted === null) {
    throw await notFoundPage(options, { message: texts.gone, description: texts.goneText })
  }
  return { wanted }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { wanted } = loaderData
  const { site } = matches[0].loaderData
  return buildPageMeta({
    site,
    path: wantedPath(wanted.slug),
    title: `${texts.label}: ${wanted.name}`,
    description: texts.description(wanted.name, placeOf(wanted)),
    robots: { index: true, unavailableAfter: wanted.expires_at },
  })
}

export default function WantedAdPage({ loaderData }: Route.ComponentProps) {
  return <WantedDetailView wanted={loaderData.wanted} />
}
