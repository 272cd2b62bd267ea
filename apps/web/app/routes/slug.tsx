import { slugPath } from "@wara/domain/site/paths"
import { ContentPage } from "../features/content/content-page.tsx"
import { buildPageMeta } from "../seo/page-meta.ts"
import type { Route } from "./+types/slug"
import { notFoundPage } from "./not-found-page.server.ts"
import { findContentPage } from "./site/find-content-page.server.ts"

/** A generic page, else a professional seller's profile, else nothing (spec §2). */
export async function loader({ params, request }: Route.LoaderArgs) {
  const page = await findContentPage(params.slug, request.signal)
  if (page === null) throw await notFoundPage()
  return { page }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site } = matches[0].loaderData
  const { page } = loaderData
  return buildPageMeta({ site, path: slugPath(page.slug), ...page })
}

export default function SlugPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap py-10 md:py-16">
      <ContentPage {...loaderData.page} />
    </div>
  )
}
