import type { Ad } from "@wara/contract/ad"
import type { Conversion } from "@wara/contract/indicator"
import type { CleanNode } from "@wara/domain/content/sanitise"
import { Breadcrumbs } from "../breadcrumbs.tsx"
import type { CardAd } from "../card/card-ad.ts"
import { AdGallery } from "../gallery/ad-gallery.tsx"
import { ListWay } from "../last-list/list-way.tsx"
import { RelatedAds } from "../related/related-ads.tsx"
import { ActionBar } from "./action-bar.tsx"
import { AdDescription } from "./ad-description.tsx"
import { AdPanel } from "./ad-panel.tsx"
import { detailCrumbs } from "./detail-crumbs.ts"
import { isOversizeLoad } from "./oversize-load.ts"
import { PrintedLink } from "./printed-link.tsx"
import { SpecSheet } from "./spec-sheet.tsx"
import { TransportHint } from "./transport-hint.tsx"

/** An ad's page: photographs, what decides, the sheet, the seller's words, and others like it. */
export function AdDetailView(props: {
  ad: Ad
  /** The seller's words, clean. */
  about: CleanNode[]
  related: Promise<CardAd[]> | CardAd[]
  viewer: object | null
  /** Its price in other units. */
  conversions: Conversion[]
  siteName: string
  url: string
  /** The code of that address, for paper. */
  qr: { d: string; size: number }
}) {
  const { ad, viewer } = props
  return (
    <div className="print-alone wrap flex flex-col gap-4 pt-4 pb-16 sm:pt-6">
      <ListWay slug={ad.slug} crumbs={<Breadcrumbs crumbs={detailCrumbs(ad)} />} />
      <article>
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-rows-none print:gap-6">
          <AdGallery images={ad.gallery ?? []} name={ad.name} />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:row-span-1">
            <div className="lg:sticky lg:top-[calc(var(--size-header)+1.5rem)] print:static">
              <AdPanel
                ad={ad}
                viewer={viewer}
                conversions={props.conversions}
                siteName={props.siteName}
                url={props.url}
              />
            </div>
          </div>
          <div className="flex flex-col gap-8 pb-8 print:col-span-2 print:gap-5 print:pb-0">
            <AdDescription about={props.about} />
            <SpecSheet ad={ad} />
            {isOversizeLoad(ad) ? <TransportHint /> : null}
          </div>
        </div>
        <ActionBar ad={ad} viewer={viewer} />
        <PrintedLink siteName={props.siteName} url={props.url} qr={props.qr} />
      </article>
      <div className="border-t border-line pt-10 print:hidden">
        <RelatedAds ads={props.related} viewer={viewer} />
      </div>
    </div>
  )
}
