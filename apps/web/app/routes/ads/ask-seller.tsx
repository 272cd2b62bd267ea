import { leadAsks } from "@wara/domain/leads/lead"
import { adPath, askSellerPath, firstAskKey } from "@wara/domain/site/paths"
import { Link, redirect } from "react-router"
import { askOnPage } from "../../actions/ads/ask-seller.server.ts"
import { findAdBySlug } from "../../backend/ads.server.ts"
import { AdPrice } from "../../entities/ad/card/card-parts.tsx"
import { AskForm } from "../../features/ads/ask/ask-form.tsx"
import { askTexts } from "../../features/ads/ask/texts.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { readingOptions } from "../../session/request-context.server.ts"
import type { Route } from "./+types/ask-seller"

/** The form of a question on a page of its own, for browsers without JavaScript [B10.18]. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const ad = await findAdBySlug(params.slug, readingOptions(context, request.signal))
  // The ad's own page says what became of it.
  if (ad === null) throw redirect(adPath(params.slug))
  const { currency, id, name, price, slug } = ad
  const asked = url.searchParams.get(firstAskKey)
  return {
    ad: { currency, id, name, price, slug },
    first: leadAsks.find((ask) => ask === asked),
  }
}

export function action({ context, params, request }: Route.ActionArgs) {
  return askOnPage({ context, request, slug: params.slug })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site } = matches[0].loaderData
  const { name, slug } = loaderData.ad
  return buildPageMeta({
    site,
    path: askSellerPath(slug),
    title: askTexts.pageTitle(name),
    description: askTexts.pageDescription,
    robots: { index: false },
  })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function AskSellerPage({ actionData, loaderData, matches }: Route.ComponentProps) {
  const { site, viewer } = matches[0].loaderData
  const { ad, first } = loaderData
  return (
    <div className="wrap flex max-w-xl flex-col gap-5 py-8">
      <div className="flex flex-col gap-2">
        <Link
          to={adPath(ad.slug)}
          className="inline-flex min-h-11 w-fit items-center text-sm text-sky hover:underline"
        >
          {askTexts.back}
        </Link>
        <h1 className="text-2xl wrap-anywhere">{askTexts.pageTitle(ad.name)}</h1>
        <AdPrice ad={ad} className="text-lg" />
      </div>
      <AskForm ad={ad} viewer={viewer} siteName={site.name} first={first} result={actionData} />
    </div>
  )
}
