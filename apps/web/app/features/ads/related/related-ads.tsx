import { Suspense, useId } from "react"
import { Await, Link, useLocation } from "react-router"
import type { CardReader } from "../../../entities/ad/card/ad-card.tsx"
import { AdGrid } from "../../../entities/ad/card/ad-grid.tsx"
import { AdGridSkeleton } from "../../../entities/ad/card/ad-grid-skeleton.tsx"
import type { CardAd } from "../../../entities/ad/card/card-ad.ts"
import { itemLists } from "../../../integrations/tags/item-list.ts"
import { relatedTexts } from "../ads-texts.ts"

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

/** Related ads, which may still be loading: loading, error, empty or a grid [S2.38]. */
export function RelatedAds({
  ads,
  title = relatedTexts.title,
  ...reader
}: CardReader & { ads: Promise<CardAd[]> | CardAd[]; title?: string }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <h2 id={titleId} className="text-xl font-semibold sm:text-2xl">
        {title}
      </h2>
      <Suspense fallback={<AdGridSkeleton />}>
        <Await resolve={ads} errorElement={<RelatedError />}>
          {(found) =>
            found.length === 0 ? (
              <p className="text-ink-soft">{relatedTexts.empty}</p>
            ) : (
              <AdGrid ads={found} list={itemLists.related} {...reader} />
            )
          }
        </Await>
      </Suspense>
    </section>
  )
}
