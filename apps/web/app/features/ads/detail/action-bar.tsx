import type { Ad } from "@wara/contract/ad"
import { adPath } from "@wara/domain/site/paths"
import { logInPath } from "@wara/domain/site/return-path"
import { Link } from "react-router"
import { AdPrice } from "../card/ad-price.tsx"
import { sellerAnchor } from "./ad-panel.tsx"
import { detailTexts } from "./detail-texts.ts"

/** On a phone the price and the next step stay in reach at the bottom. */
export function ActionBar({ ad, viewer }: { ad: Ad; viewer: object | null }) {
  const style = "button button-primary shrink-0"
  return (
    <div className="sticky bottom-(--reserved-bottom,0px) z-10 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-2.5 md:-mx-8 md:px-8 lg:hidden print:hidden">
      <AdPrice ad={ad} className="min-w-0 text-lg" />
      {viewer === null ? (
        <Link to={logInPath(adPath(ad.slug))} aria-label={detailTexts.logIn} className={style}>
          {detailTexts.logInShort}
        </Link>
      ) : (
        <a href={`#${sellerAnchor}`} className={style}>
          {detailTexts.contact}
        </a>
      )}
    </div>
  )
}
