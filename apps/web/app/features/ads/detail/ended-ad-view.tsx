import type { EndedAd } from "@wara/contract/ad"
import { relatedSearchText } from "@wara/domain/ads/ad-name"
import { formatLongDate } from "@wara/domain/site/chilean-dates"
import { adsPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import type { CardAd } from "../../../entities/ad/card/card-ad.ts"
import { Picture } from "../../../entities/ad/card/picture.tsx"
import { AlertOffer } from "../alert-offer.tsx"
import { Breadcrumbs, detailCrumbs } from "../breadcrumbs.tsx"
import { RelatedAds } from "./related-ads.tsx"
import { detailTexts, moreFrom } from "./texts.ts"

/** The page of an ended ad: what it was, and similar ads that are still for sale. */
export function EndedAdView(props: {
  ad: EndedAd
  related: Promise<CardAd[]> | CardAd[]
  viewer: object | null
}) {
  const { ad } = props
  const image = ad.gallery?.[0]
  const photo = image?.formats.medium ?? image
  const alike = { text: relatedSearchText(ad), category: ad.category?.slug ?? "" }
  return (
    <div className="wrap flex flex-col gap-8 pt-4 pb-16 sm:pt-6">
      <Breadcrumbs crumbs={detailCrumbs(ad)} />
      <article className="grid items-center gap-6 rounded-card border border-line bg-surface p-4 sm:grid-cols-[16rem_1fr] sm:gap-8 sm:p-6">
        {photo === undefined ? null : (
          <Picture
            src={photo.url}
            sourceWidth={photo.width}
            alt={image?.alternativeText ?? ad.name}
            width={400}
            height={300}
            sizes="(min-width: 640px) 256px, 100vw"
            urgency="first"
            className="aspect-4/3 w-full rounded-control bg-sunken object-cover grayscale"
          />
        )}
        <div className="flex flex-col items-start gap-3">
          <p className="rounded-control bg-warn-tint px-3 py-1 font-semibold text-warn">
            {detailTexts.ended}
          </p>
          <h1 className="text-2xl wrap-anywhere">{ad.name}</h1>
          <p className="text-ink-soft">
            {detailTexts.endedSince} {formatLongDate(new Date(ad.ended_at))}.{" "}
            {detailTexts.endedAdvice}
          </p>
          {ad.category ? (
            <Link to={adsPath({ category: ad.category.slug })} className="button button-quiet">
              {moreFrom(ad.category.name)}
            </Link>
          ) : null}
        </div>
      </article>
      <AlertOffer search={alike} place="ended" />
      <RelatedAds ads={props.related} viewer={props.viewer} />
    </div>
  )
}
