import type { Ad } from "@wara/contract/ad"
import type { Conversion } from "@wara/contract/indicator"
import type { CleanNode } from "@wara/domain/content/sanitise"
import { adPath } from "@wara/domain/site/paths"
import { logInPath } from "@wara/domain/site/return-path"
import Truck from "lucide-react/icons/truck"
import { useEffect, useState } from "react"
import type { CardAd } from "../../../entities/ad/card/card-ad.ts"
import { AdPrice } from "../../../entities/ad/card/card-parts.tsx"
import { AdGallery } from "../../../entities/ad/gallery/ad-gallery.tsx"
import { AdDescription, SpecSheet } from "../../../entities/ad/spec-sheet.tsx"
import { Star } from "../../../ui/star.tsx"
import { askAnchor } from "../ask/ask-seller.tsx"
import { Breadcrumbs, detailCrumbs } from "../breadcrumbs.tsx"
import { ListNavigation } from "../last-list/list-navigation.tsx"
import { AdPanel } from "./ad-panel.tsx"
import { RelatedAds } from "./related-ads.tsx"
import { contactAnchor } from "./seller-block.tsx"
import { detailTexts } from "./texts.ts"
import { useIsOwn } from "./use-is-own.ts"
import { useWhatsApp } from "./use-whatsapp.ts"

/** Beyond these limits an indivisible load needs a permit on public roads in Chile; cm and kg. */
const limits = { length: 1100, width: 260, height: 420, weight: 45_000 }

/** Whether moving the machine may need a permit. Sizes in cm, weight in kg, 0 = unknown. */
export function isOversizeLoad(ad: {
  width: number
  height: number
  depth: number
  weight: number
}): boolean {
  return (
    ad.width > limits.width ||
    ad.height > limits.height ||
    ad.depth > limits.length ||
    ad.weight > limits.weight
  )
}

/**
 * An ad's page: photographs, price and seller, specification sheet, description, and related ads.
 */
export function AdDetailView(props: {
  ad: Ad
  /** The seller's description, sanitised. */
  about: CleanNode[]
  related: Promise<CardAd[]> | CardAd[]
  viewer: object | null
  conversions: Conversion[]
  siteName: string
  url: string
  /** How long the seller usually takes to answer; null when that is not known. */
  answerTime: string | null
  /** The QR code of that URL, for print. */
  qr: { d: string; size: number }
}) {
  const { ad, viewer } = props
  const isOwn = useIsOwn(ad, viewer)
  return (
    <div className="print-alone wrap flex flex-col gap-4 pt-4 pb-16 sm:pt-6">
      <ListNavigation slug={ad.slug} crumbs={<Breadcrumbs crumbs={detailCrumbs(ad)} />} />
      <article>
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] print:grid-cols-2 print:grid-rows-[auto_1fr] print:gap-x-5 print:gap-y-3">
          <AdGallery images={ad.gallery ?? []} name={ad.name} />
          <div className="flex flex-col justify-end lg:col-start-2 lg:row-span-2 lg:row-start-1 print:col-start-2 print:row-span-2 print:row-start-1">
            {/* It is at least as high as the window has room, and sticks to the lower edge: a short panel stays below the header, and the end of a tall one can be seen above a pinned bar. */}
            <div className="above-reserved lg:sticky lg:bottom-[calc(var(--reserved-bottom,0px)+1.5rem)] lg:min-h-[calc(100dvh-var(--size-header)-3rem-var(--reserved-bottom,0px))] print:static print:min-h-0">
              <AdPanel
                ad={ad}
                viewer={viewer}
                isOwn={isOwn}
                conversions={props.conversions}
                siteName={props.siteName}
                url={props.url}
                answerTime={props.answerTime}
              />
            </div>
          </div>
          {/* In print the specification sheet is below the photographs, so that the ad fits on one page. */}
          <div className="flex flex-col gap-8 pb-8 print:contents">
            <AdDescription about={props.about} />
            <SpecSheet ad={ad} />
            {isOversizeLoad(ad) ? <TransportHint /> : null}
          </div>
        </div>
        {isOwn ? null : (
          <ActionBar ad={ad} viewer={viewer} siteName={props.siteName} url={props.url} />
        )}
        <PrintedLink siteName={props.siteName} url={props.url} qr={props.qr} />
      </article>
      <div className="border-t border-line pt-10 print:hidden">
        <RelatedAds ads={props.related} viewer={viewer} />
      </div>
    </div>
  )
}

/** Print only: the URL and QR code of the ad's page, and the site's name. */
function PrintedLink(props: { siteName: string; url: string; qr: { d: string; size: number } }) {
  const { qr, siteName, url } = props
  return (
    <aside className="mt-3 hidden items-center gap-4 border-line border-t pt-3 print:flex print:break-inside-avoid">
      <svg aria-hidden viewBox={`0 -.5 ${qr.size} ${qr.size}`} className="size-16 shrink-0">
        <path stroke="black" d={qr.d} />
      </svg>
      <p className="min-w-0 text-sm">
        {detailTexts.printed}
        <br />
        <span className="font-semibold wrap-anywhere">{url.replace(/^https?:\/\//, "")}</span>
      </p>
      <p className="ms-auto flex shrink-0 items-center gap-2">
        <Star className="size-6 text-copper" />
        <span className="wordmark">{siteName}</span>
      </p>
    </aside>
  )
}

function TransportHint() {
  return (
    <div
      role="note"
      className="flex gap-3 rounded-card border border-line p-4 text-sm print:col-span-2 print:row-start-4 print:border-none print:p-0"
    >
      <Truck aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <p className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">{detailTexts.transportTitle}.</strong>{" "}
        <span className="text-ink-soft">{detailTexts.transport}</span>
      </p>
    </div>
  )
}

/**
 * On a phone, a bottom bar with the price and the next step while the contact buttons are out of
 * view. Without JavaScript there are only those buttons.
 */
function ActionBar(props: { ad: Ad; viewer: object | null; siteName: string; url: string }) {
  const { ad, viewer } = props
  const isContactInView = useIsInView(askAnchor)
  const openWhatsApp = useWhatsApp(props)
  return (
    <div
      data-shown={isContactInView === false}
      className="above-reserved sticky bottom-(--reserved-bottom,0px) z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-2.5 transition-[translate,visibility] duration-(--duration-calm) data-[shown=false]:invisible data-[shown=false]:translate-y-full md:-mx-8 md:px-8 lg:hidden print:hidden [@media(scripting:none)]:hidden"
    >
      <AdPrice ad={ad} className="min-w-0 text-lg wrap-anywhere" />
      <span className="flex flex-wrap gap-2">
        <a
          href={viewer === null ? logInPath(adPath(ad.slug)) : `#${contactAnchor}`}
          onClick={viewer === null ? undefined : openWhatsApp}
          aria-label={detailTexts.whatsappSeller}
          className="button button-quiet px-4"
        >
          {detailTexts.whatsapp}
        </a>
        <a href={`#${askAnchor}`} className="button button-primary px-4">
          {detailTexts.ask}
        </a>
      </span>
    </div>
  )
}

/** Whether any part of the element with this id is in the viewport; null until known. */
function useIsInView(id: string): boolean | null {
  const [isInView, setInView] = useState<boolean | null>(null)
  useEffect(() => {
    const element = document.getElementById(id)
    if (element === null || !("IntersectionObserver" in window)) return
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? null),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isInView
}
