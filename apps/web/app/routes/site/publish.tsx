import { paths } from "@wara/domain/site/paths"
import { listPacks } from "../../backend/catalog.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { loadSettings } from "../../backend/orders.server.ts"
import { PublishView } from "../../features/publish/publish-view.tsx"
import { publishTexts } from "../../features/publish/texts.ts"
import { useSiteData } from "../../layouts/site-data.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import type { Route } from "./+types/publish"

export async function loader() {
  const [packs, settings] = await Promise.all([
    optional(listPacks(), []),
    optional(loadSettings(), null),
  ])
  return { packs, responseHours: settings?.response_hours ?? null }
}

export function meta({ matches }: Route.MetaArgs) {
  const { offer, site } = matches[0].loaderData
  const { title } = publishTexts
  return buildPageMeta({
    site,
    path: paths.publish,
    title,
    description: publishTexts.description(offer),
  })
}

export default function PublishPage({ loaderData }: Route.ComponentProps) {
  const { offer, viewer } = useSiteData()
  return <PublishView offer={offer} isVisitor={viewer === null} {...loaderData} />
}
