import { formatNetPrice } from "@wara/domain/money/format-money"
import { Star } from "../../../../ui/star.tsx"
import { AdStateTag } from "../ad-state-tag.tsx"
import { OwnAdActions } from "./own-ad-actions.tsx"
import { OwnAdCover } from "./own-ad-cover.tsx"
import type { ListedAd, OwnAdPrices } from "./own-ad-forms.ts"
import { OwnAdReview } from "./own-ad-review.tsx"
import { OwnAdTerm } from "./own-ad-term.tsx"
import { ownAdTexts as texts } from "./own-ad-texts.ts"

export function OwnAdRow({ listed, prices }: { listed: ListedAd; prices: OwnAdPrices }) {
  const { ad } = listed
  const facts = [ad.category?.name, ad.place].filter(Boolean).join(" · ")
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap gap-4">
        <div className="w-26 sm:w-40">
          <OwnAdCover cover={ad.cover} />
        </div>
        <div className="flex min-w-0 grow basis-40 flex-col gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <AdStateTag ad={ad} />
            {ad.featured ? (
              <span className="flex items-center gap-1.5 font-medium text-xs">
                <span
                  aria-hidden
                  className="grid size-5 shrink-0 place-items-center rounded-full bg-badge"
                >
                  <Star className="size-3 text-star" />
                </span>
                {ad.featured_until === null
                  ? texts.featured
                  : texts.featuredUntil(ad.featured_until)}
              </span>
            ) : null}
          </div>
          <h2 className={`font-semibold wrap-anywhere ${ad.name ? "" : "text-ink-soft italic"}`}>
            {ad.name || texts.noName}
          </h2>
          <p className={ad.price > 0 ? "font-medium tabular-nums" : "text-ink-soft text-sm"}>
            {ad.price > 0 ? formatNetPrice(ad.price, ad.currency) : texts.noPrice}
          </p>
          {facts ? <p className="text-ink-soft text-sm">{facts}</p> : null}
          <OwnAdTerm ad={ad} />
        </div>
      </div>
      <OwnAdReview ad={ad} />
      <OwnAdActions listed={listed} prices={prices} />
    </li>
  )
}
