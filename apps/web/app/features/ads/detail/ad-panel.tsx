import type { Ad } from "@wara/contract/ad"
import type { Conversion } from "@wara/contract/indicator"
import { Printer } from "lucide-react"
import { CategoryLink } from "../../../entities/ad/card/category-link.tsx"
import { FeaturedBadge } from "../../../entities/ad/card/featured-badge.tsx"
import { detailTexts } from "../../../entities/ad/detail-texts.ts"
import { PriceBlock } from "../../../entities/ad/price-block.tsx"
import { AdFacts } from "./ad-facts.tsx"
import { SellerBlock } from "./seller-block.tsx"
import { ShareLinks } from "./share-links.tsx"

/** Anchor of the panel's action, for the bar that links to it. */
export const sellerAnchor = "anunciante"

/** The key facts: name, price, seller, place and end of publication. */
export function AdPanel(props: {
  ad: Ad
  viewer: object | null
  conversions: Conversion[]
  siteName: string
  /** Full URL of the page, for sharing. */
  url: string
}) {
  const { ad, viewer, siteName, url } = props
  return (
    <div className="flex flex-col gap-5 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6 print:gap-3 print:border-none print:p-0">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {ad.ad_featured_reservation ? <FeaturedBadge /> : null}
          {ad.category ? <CategoryLink category={ad.category} /> : null}
        </div>
        <h1 className="text-xl wrap-anywhere sm:text-2xl lg:text-xl print:text-lg">{ad.name}</h1>
      </div>
      <PriceBlock ad={ad} conversions={props.conversions} />
      <div id={sellerAnchor}>
        <SellerBlock ad={ad} viewer={viewer} siteName={siteName} url={url} />
      </div>
      <AdFacts ad={ad} />
      <div className="border-t border-line pt-3 print:hidden">
        <ShareLinks title={ad.name} url={url} />
        <PrintButton />
      </div>
    </div>
  )
}

/** Opens the browser's print dialog; the stylesheet fits the page onto one sheet. */
function PrintButton() {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="inline-flex min-h-11 items-center gap-2 text-sm text-sky hover:underline print:hidden [@media(scripting:none)]:hidden"
    >
      <Printer aria-hidden className="size-4" />
      {detailTexts.print}
    </button>
  )
}
