import type { OwnAd } from "@wara/contract/own-ad"
import { renewalDays } from "@wara/domain/ads/ad-term"
import { formatMoney } from "@wara/domain/money/money"
import { formatShortDate } from "@wara/domain/site/chilean-dates"
import { adPath, draftPath, ownAdPath, payAdPath } from "@wara/domain/site/paths"
import Ellipsis from "lucide-react/icons/ellipsis"
import { Link } from "react-router"
import { ClosingDetails } from "../../../../ui/closing-details.tsx"
import { Star } from "../../../../ui/star.tsx"
import { AdFiguresDetails } from "../../figures/ad-figures.tsx"
import { AdStateTag } from "../ad-states.tsx"
import { OwnAdActions } from "../list/own-ad-actions.tsx"
import { OwnAdCover } from "../list/own-ad-row.tsx"
import { AdInterest, hasOwnAdReview, OwnAdReview, placementOf } from "../list/own-ad-status.tsx"
import {
  bulkFields,
  bulkFormId,
  isChoosable,
  type ListedAd,
  type OwnAdPrices,
} from "../own-ad-forms.ts"
import { ownAdTexts } from "../texts.ts"
import { ownAdsTableTexts as texts } from "./texts.ts"

const date = (iso: string | null) => (iso === null ? texts.none : formatShortDate(new Date(iso)))

export function OwnAdTableRow({ listed, prices }: { listed: ListedAd; prices: OwnAdPrices }) {
  const { ad } = listed
  const name = ad.name || ownAdTexts.noName
  const hasReview = hasOwnAdReview(ad)
  const placement = placementOf(ad)
  const figures = listed.figures ?? null
  const line = "border-line border-b last:border-b-0"
  return (
    <>
      <tr
        className={`align-middle has-checked:bg-sunken [&_:is(a,input,summary)]:scroll-mt-40 ${hasReview || figures !== null ? "" : line}`}
      >
        <td className="pl-2">{isChoosable(ad) ? <ChooseAd id={ad.id} name={name} /> : null}</td>
        <td className="px-2 py-2.5">
          <div className="w-14">
            <OwnAdCover cover={ad.cover} />
          </div>
        </td>
        <th scope="row" className="px-2 py-2.5 font-normal wrap-anywhere">
          <Link
            to={pathOf(ad)}
            className={`underline-offset-4 hover:underline ${ad.name ? "font-semibold" : "text-ink-soft italic"}`}
          >
            {name}
          </Link>
          {ad.category ? <p className="text-ink-soft text-xs">{ad.category.name}</p> : null}
          <AdInterest ad={ad} />
        </th>
        <td className="px-2">
          <AdStateTag ad={ad} />
        </td>
        <td className="px-2 text-right tabular-nums">
          {ad.price > 0 ? formatMoney(ad.price, ad.currency) : texts.none}
        </td>
        <td className="whitespace-nowrap px-2 tabular-nums max-xl:hidden">
          {date(ad.published_at)}
        </td>
        <td className="whitespace-nowrap px-2 tabular-nums">
          <End ad={ad} />
        </td>
        <td className="px-1">{placement === null ? null : <Featured text={placement} />}</td>
        <td className="relative pr-2">
          <ClosingDetails
            label={texts.actions(name)}
            summary={<Ellipsis aria-hidden className="size-5" />}
            summaryClassName="grid size-11 list-none place-items-center rounded-control hover:bg-sunken"
          >
            <div className="absolute top-full right-2 z-20 w-96 rounded-card border border-line bg-surface p-3 shadow-raised">
              <OwnAdActions listed={listed} prices={prices} />
            </div>
          </ClosingDetails>
        </td>
      </tr>
      {figures === null ? null : (
        <tr className={hasReview ? "" : line}>
          <td colSpan={2} />
          <td colSpan={7} className="px-2 pb-2">
            <AdFiguresDetails figures={figures} />
          </td>
        </tr>
      )}
      {hasReview ? (
        <tr className={line}>
          <td colSpan={9} className="px-4 pb-3">
            <OwnAdReview ad={ad} />
          </td>
        </tr>
      ) : null}
    </>
  )
}

function pathOf({ id, slug, state }: OwnAd): string {
  if (state === "draft") return draftPath(id)
  if (state === "awaiting_payment") return payAdPath(id)
  return state === "active" ? adPath(slug) : ownAdPath(id)
}

function ChooseAd({ id, name }: { id: number; name: string }) {
  return (
    <label className="grid size-11 place-items-center">
      <input
        type="checkbox"
        form={bulkFormId}
        name={bulkFields.ads}
        value={id}
        autoComplete="off"
        aria-label={texts.choose(name)}
        className="size-5 accent-copper"
      />
    </label>
  )
}

/** When a public ad ends and in how many days; for any other ad, when it ended. */
function End({ ad }: { ad: OwnAd }) {
  const { ended_at, ends_in_days: days, expires_at, state } = ad
  if (state !== "active") return <span className="text-ink-soft">{date(ended_at)}</span>
  return (
    <>
      <span className={`block font-medium ${days <= renewalDays ? "text-warn" : ""}`}>
        {texts.daysLeft(days)}
      </span>
      <span className="text-ink-soft text-xs">{date(expires_at)}</span>
    </>
  )
}

function Featured({ text }: { text: string }) {
  return (
    <span title={text} className="grid size-6 place-items-center rounded-full bg-badge">
      <Star className="size-3.5 text-star" />
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
