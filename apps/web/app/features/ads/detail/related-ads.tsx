import { Suspense, use, useId, useMemo } from "react"
import { Link, useLocation } from "react-router"
import type { CardReader } from "../../../entities/ad/card/ad-card.tsx"
import { AdGrid, gridColumns } from "../../../entities/ad/card/ad-grid.tsx"
import type { CardAd } from "../../../entities/ad/card/card-ad.ts"
import { itemLists } from "../../../integrations/tags/item-list.ts"
import { relatedTexts } from "./texts.ts"

const bar = "rounded-control bg-line"

function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="aspect-4/3 bg-line" />
      <div className="flex flex-col gap-3 p-4">
        <div className={`${bar} h-6 w-1/2`} />
        <div className={`${bar} h-4 w-full`} />
        <div className={`${bar} h-4 w-2/3`} />
        <div className={`${bar} mt-2 h-4 w-1/3`} />
      </div>
    </div>
  )
}

function AdGridSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div role="status">
      <span className="sr-only">{relatedTexts.loading}</span>
      <div aria-hidden className={`${gridColumns} motion-safe:animate-pulse`}>
        {Array.from({ length: count }, (_, index) => `skeleton-${index}`).map((key) => (
          <CardSkeleton key={key} />
        ))}
      </div>
    </div>
  )
}

function RelatedError() {
  const here = useLocation()
  return (
    <p role="alert" className="text-ink-soft">
      {relatedTexts.error}{" "}
      <Link to={here} reloadDocument className="text-sky underline">
        {relatedTexts.retry}
      </Link>
    </p>
  )
}

type Found = CardAd[] | null

/** The ads once they are there; null when they could not be loaded. */
function FoundAds({ ads, ...reader }: CardReader & { ads: Promise<Found> | Found }) {
  const found = ads instanceof Promise ? use(ads) : ads
  if (found === null) return <RelatedError />
  if (found.length === 0) return <p className="text-ink-soft">{relatedTexts.empty}</p>
  return <AdGrid ads={found} list={itemLists.related} {...reader} />
}

/** Related ads, which may still be loading: loading, error, empty or a grid [S2.38]. */
export function RelatedAds({
  ads,
  title = relatedTexts.title,
  ...reader
}: CardReader & { ads: Promise<CardAd[]> | CardAd[]; title?: string }) {
  const titleId = useId()
  const found = useMemo(() => (ads instanceof Promise ? ads.catch(() => null) : ads), [ads])
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <h2
        id={titleId}
        className="text-xl font-semibold max-sm:text-[min(var(--text-xl),11.5vw)] sm:text-2xl"
      >
        {title}
      </h2>
      <Suspense fallback={<AdGridSkeleton />}>
        <FoundAds ads={found} {...reader} />
      </Suspense>
    </section>
  )
}
