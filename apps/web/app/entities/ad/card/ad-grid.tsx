import { selectItem, viewItemList } from "../../../integrations/tags/ad-events.ts"
import type { ItemList } from "../../../integrations/tags/item-list.ts"
import { track, useTrack } from "../../../integrations/tags/track.ts"
import { AdCard, type CardReader } from "./ad-card.tsx"
import type { CardAd } from "./card-ad.ts"
import { usePhotoSizes } from "./card-density.ts"

/** The number of columns follows from the width: one on a phone, two to four beyond. */
export const gridColumns =
  "grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] compact:gap-3 compact:grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] print:grid-cols-3 print:gap-3"

type AdGridProps = CardReader & {
  ads: CardAd[]
  /** Whether the grid is at the top of a page, so that its first photograph loads at once. */
  opensPage?: boolean
  /** Whether users can choose the density of its cards: rows, the default on phones, or large. */
  hasDensity?: boolean
  /** The list as analytics tracks it; an unnamed list is not tracked. */
  list?: ItemList
  /** Position of the first ad in its list when there are earlier pages. */
  first?: number
}

export function AdGrid(props: AdGridProps) {
  const { ads, opensPage = false, hasDensity = false, list, first = 0, ...reader } = props
  const photoSizes = usePhotoSizes(hasDensity)
  const isAnnounced = list !== undefined && ads.length > 0
  const shown = ads.map(({ id }) => id).join()
  useTrack(`${list?.id} ${first} ${shown}`, isAnnounced ? viewItemList(list, ads, first) : null)
  const cards = (
    <ul className={gridColumns}>
      {ads.map((ad, index) => (
        <li key={ad.id} className="break-inside-avoid">
          <AdCard
            ad={ad}
            urgency={opensPage && index === 0 ? "first" : "later"}
            photoSizes={photoSizes}
            onOpen={list && (() => track(selectItem(list, ad, first + index)))}
            {...reader}
          />
        </li>
      ))}
    </ul>
  )
  return hasDensity ? <div className="cards-by-choice">{cards}</div> : cards
}
