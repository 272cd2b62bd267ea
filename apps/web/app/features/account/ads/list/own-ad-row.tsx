import type { OwnAd } from "@wara/contract/own-ad"
import { formatNetPrice } from "@wara/domain/money/money"
import { imageVariantUrl } from "@wara/domain/site/image-variants"
import ImageOff from "lucide-react/icons/image-off"
import { Star } from "../../../../ui/star.tsx"
import { AdFiguresDetails } from "../../figures/ad-figures.tsx"
import { AdStateTag } from "../ad-states.tsx"
import type { ListedAd, OwnAdPrices } from "../own-ad-forms.ts"
import { ownAdTexts as texts } from "../texts.ts"
import { OwnAdActions } from "./own-ad-actions.tsx"
import { AdInterest, OwnAdReview, OwnAdTerm, placementOf } from "./own-ad-status.tsx"

const shape = "aspect-4/3 w-full rounded-control bg-sunken"

/** The first picture of an ad; decorative, because the ad's name is beside it. */
export function OwnAdCover({ cover }: Pick<OwnAd, "cover">) {
  if (cover === null) {
    return (
      <div className={`grid place-items-center text-ink-soft ${shape}`}>
        <ImageOff aria-label={texts.noPicture} className="size-6" strokeWidth={1.5} />
      </div>
    )
  }
  const { url } = cover.formats.small ?? cover
  const at = (density: 1 | 2) => imageVariantUrl(url, "", { width: 320, density })
  return (
    <img
      src={at(1)}
      srcSet={`${at(1)} 1x, ${at(2)} 2x`}
      alt=""
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
      className={`object-cover ${shape}`}
    />
  )
}

export function OwnAdRow({ listed, prices }: { listed: ListedAd; prices: OwnAdPrices }) {
  const { ad } = listed
  const placement = placementOf(ad)
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
            {placement === null ? null : (
              <span className="flex items-center gap-1.5 font-medium text-xs">
                <span
                  aria-hidden
                  className="grid size-5 shrink-0 place-items-center rounded-full bg-badge"
                >
                  <Star className="size-3 text-star" />
                </span>
                {placement}
              </span>
            )}
          </div>
          <h2 className={`font-semibold wrap-anywhere ${ad.name ? "" : "text-ink-soft italic"}`}>
            {ad.name || texts.noName}
          </h2>
          <p className={ad.price > 0 ? "font-medium tabular-nums" : "text-ink-soft text-sm"}>
            {ad.price > 0 ? formatNetPrice(ad.price, ad.currency) : texts.noPrice}
          </p>
          {facts ? <p className="text-ink-soft text-sm">{facts}</p> : null}
          <OwnAdTerm ad={ad} />
          {ad.appealed_at === null ? null : (
            <p className="text-ink-soft text-sm">{texts.appealed(ad.appealed_at)}</p>
          )}
          <AdInterest ad={ad} />
        </div>
      </div>
      {listed.figures ? <AdFiguresDetails figures={listed.figures} /> : null}
      <OwnAdReview ad={ad} />
      <OwnAdActions listed={listed} prices={prices} />
    </li>
  )
}
