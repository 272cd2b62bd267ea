import type { Ad } from "@wara/contract/ad"
import { adPath } from "@wara/domain/site/paths"
import { logInPath } from "@wara/domain/site/return-path"
import { Link } from "react-router"
import { useIsInView } from "../../../ui/use-is-in-view.ts"
import { AdPrice } from "../card/ad-price.tsx"
import { sellerAnchor } from "./ad-panel.tsx"
import { contactAnchor } from "./contact-anchor.ts"
import { detailTexts } from "./detail-texts.ts"

/**
 * On a phone the price and the next step stay in reach at the bottom, as long as the ways to contact
 * the seller are out of sight. Without JavaScript the page has only those.
 */
export function ActionBar({ ad, viewer }: { ad: Ad; viewer: object | null }) {
  const isContactInView = useIsInView(contactAnchor)
  const style = "button button-primary"
  return (
    <div
      data-shown={isContactInView === false}
      className="sticky bottom-(--reserved-bottom,0px) z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-2.5 transition-[translate,visibility] duration-(--duration-calm) data-[shown=false]:invisible data-[shown=false]:translate-y-full md:-mx-8 md:px-8 lg:hidden print:hidden [@media(scripting:none)]:hidden"
    >
      <AdPrice ad={ad} className="min-w-0 text-lg wrap-anywhere" />
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
