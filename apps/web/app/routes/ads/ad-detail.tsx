import type { Ad } from "@wara/contract/ad"
import type { Conversion } from "@wara/contract/indicator"
import { readCleanText } from "@wara/domain/content/clean-text"
import { answerTimeText } from "@wara/domain/leads/lead-texts"
import { formatNetPrice } from "@wara/domain/money/money"
import { adPath } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { revealContactOnPage } from "../../actions/ads/reveal-contact.server.ts"
import { plainText } from "../../actions/content/content.server.ts"
import { notFoundPage } from "../../actions/site/not-found.server.ts"
import { findAdById, findAdBySlug, findEndedAd, listRelatedAds } from "../../backend/ads.server.ts"
import type { CallOptions } from "../../backend/client.server.ts"
import { convert } from "../../backend/indicators.server.ts"
import { readAnswerTime } from "../../backend/leads.server.ts"
import { deferred, optional } from "../../backend/loading.server.ts"
import { config } from "../../config.server.ts"
import { toCardAd } from "../../entities/ad/card/card-ad.ts"
import { conversionTargets } from "../../entities/ad/price-block.tsx"
import { detailCrumbs } from "../../features/ads/breadcrumbs.tsx"
import { AdDetailView } from "../../features/ads/detail/ad-detail-view.tsx"
import { EndedAdView } from "../../features/ads/detail/ended-ad-view.tsx"
import { printedCode } from "../../features/ads/detail/qr-path.server.ts"
import { detailTexts, missingAdTexts, nameInPlace } from "../../features/ads/detail/texts.ts"
import { errorPageAds, pageError } from "../../features/errors/page-error.ts"
import { useSeen } from "../../features/seen/seen-slot.tsx"
import { viewItem } from "../../integrations/tags/ad-events.ts"
import { useTrack } from "../../integrations/tags/track.ts"
import { buildAdJsonLd } from "../../seo/ad-json-ld.ts"
import { JsonLdScript } from "../../seo/json-ld.tsx"
import { buildBreadcrumbJsonLd } from "../../seo/list-json-ld.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { shareImage } from "../../seo/share-image.ts"
import { absoluteUrl } from "../../seo/site-facts.ts"
import { readingOptions } from "../../session/request-context.server.ts"
import type { Route } from "./+types/ad-detail"

const relatedCount = 8

const unknownAd = { message: missingAdTexts.notFound, description: missingAdTexts.notFoundText }

/** The ad whose number was typed instead of its address; null for any other text. */
async function findAdByNumber(text: string, options: CallOptions) {
  return /^[1-9]\d{0,8}$/.test(text) ? findAdById(Number(text), options) : null
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const options = readingOptions(context, request.signal)
  const relatedTo = (subject: Parameters<typeof listRelatedAds>[0]) =>
    deferred(listRelatedAds(subject, relatedCount, options).then((ads) => ads.map(toCardAd)))
  const ad = await findAdBySlug(params.slug, options)
  if (ad !== null) {
    const about = readCleanText(ad.description, "text")
    const plainAd = { ...ad, description: plainText(ad.description) }
    const qr = printedCode(config.baseUrl + adPath(ad.slug))
    const related = relatedTo(ad)
    const answerHours = await optional(readAnswerTime(ad.id, options), null)
    const answerTime = answerHours === null ? null : answerTimeText(answerHours)
    const conversions = await convertPrice(ad, options)
    return { kind: "public" as const, ad: plainAd, about, qr, conversions, related, answerTime }
  }
  const numbered = await findAdByNumber(params.slug, options)
  if (numbered !== null) throw redirect(adPath(numbered.slug))
  const ended = await findEndedAd(params.slug, options)
  if (ended === null) throw await notFoundPage(options, unknownAd)
  if (ended.gone) {
    const ads = (await listRelatedAds(ended, errorPageAds, options)).map(toCardAd)
    const { gone: message, goneText: description } = missingAdTexts
    throw pageError({ status: 410, message, description, ads })
  }
  return { kind: "ended" as const, ad: ended, related: relatedTo(ended) }
}

export function action({ request, context }: Route.ActionArgs) {
  return revealContactOnPage({ request, context })
}

export { shouldRevalidate } from "../../features/ads/contact/reveal-outcome.ts"

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site } = matches[0].loaderData
  const { ad } = loaderData
  const place = ad.commune ? [ad.commune.name, ad.commune.region?.name].filter(Boolean) : []
  const page = {
    site,
    path: adPath(ad.slug),
    image: shareImage(ad.gallery?.[0], ad.name, site),
  }
  if (loaderData.kind === "ended") {
    const description = `${detailTexts.ended}. ${detailTexts.endedAdvice}`
    return buildPageMeta({ ...page, title: ad.name, description, robots: { index: false } })
  }
  const { price, currency, year, condition, expires_at, description } = loaderData.ad
  const facts = [formatNetPrice(price, currency), condition?.name, year || null, place.join(", ")]
  return buildPageMeta({
    ...page,
    type: "product",
    title: place[0] ? nameInPlace(ad.name, place[0]) : ad.name,
    description: `${facts.filter(Boolean).join(" · ")}. ${description}`,
    robots: { index: true, unavailableAfter: expires_at },
  })
}

export default function AdDetailPage({ loaderData, matches }: Route.ComponentProps) {
  const { site, viewer } = matches[0].loaderData
  const { related } = loaderData
  useSeen(loaderData.kind === "public" ? loaderData.ad.id : null)
  if (loaderData.kind === "ended") {
    return <EndedAdView ad={loaderData.ad} related={related} viewer={viewer} />
  }
  const { ad, about } = loaderData
  return (
    <>
      <TrackedView ad={ad} />
      <AdDetailView
        key={ad.id}
        ad={ad}
        about={about}
        related={related}
        viewer={viewer}
        conversions={loaderData.conversions}
        siteName={site.name}
        url={absoluteUrl(site, adPath(ad.slug))}
        qr={loaderData.qr}
        answerTime={loaderData.answerTime}
      />
      <JsonLdScript
        things={[buildAdJsonLd(site, ad), buildBreadcrumbJsonLd(site, detailCrumbs(ad))]}
      />
    </>
  )
}

/** Tracks the view of an ad before those of its related ads, which may be there at once. */
function TrackedView({ ad }: { ad: Parameters<typeof viewItem>[0] & Pick<Ad, "slug"> }) {
  useTrack(ad.slug, viewItem(ad))
  return null
}

/** The net price of an ad in other units; units that cannot be converted now are omitted. */
async function convertPrice(
  { price, currency }: Pick<Ad, "price" | "currency">,
  options: CallOptions,
): Promise<Conversion[]> {
  const conversions = await Promise.all(
    conversionTargets(currency).map((unit) =>
      optional(convert(price, currency, unit, options), null),
    ),
  )
  return conversions.filter((conversion) => conversion !== null)
}
