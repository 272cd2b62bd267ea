import { type CleanNode, cleanWords } from "@wara/domain/content/sanitise"
import { paths } from "@wara/domain/site/paths"
import { findContentPage } from "../../actions/content/content.server.ts"
import { notFoundPage } from "../../actions/site/not-found.server.ts"
import { ContentPage } from "../../features/content/content-page.tsx"
import { CompanyDetails } from "../../features/site/company-details.tsx"
import { companyTexts } from "../../features/site/texts.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { readingOptions } from "../../session/request-context.server.ts"
import type { PieceIds } from "../../ui/rich-text.tsx"
import type { Route } from "./+types/privacy"

const [, id = ""] = paths.cookiesAnchor.split("#")

/** Finds the cookie section of a policy written by operators, as the footer's link target. */
function cookieSection(body: CleanNode[]): PieceIds {
  const place = body.findIndex(
    (piece) =>
      typeof piece !== "string" && /^h\d/.test(piece.tag) && /cookies/i.test(cleanWords([piece])),
  )
  return place === -1 ? {} : { [place]: id }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const options = readingOptions(context, request.signal)
  const page = await findContentPage(paths.privacy.slice(1), options)
  if (page === null) throw await notFoundPage(options)
  return { ...page, ids: cookieSection(page.body) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site } = matches[0].loaderData
  return buildPageMeta({ site, path: paths.privacy, ...loaderData })
}

export default function PrivacyPage({ loaderData, matches }: Route.ComponentProps) {
  const { company } = matches[0].loaderData.site
  return (
    <ContentPage {...loaderData}>
      <CompanyDetails company={company} title={companyTexts.responsible} />
    </ContentPage>
  )
}
