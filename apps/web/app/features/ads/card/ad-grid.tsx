import { selectItem, viewItemList } from "../../../integrations/tags/ad-events.ts"
import type { ItemList } from "../../../integrations/tags/item-list.ts"
import { track, useTrack } from "../../../integrations/tags/track.ts"
import { AdCard, type CardReader } from "./ad-card.tsx"
import type { CardAd } from "./card-ad.ts"
import { usePhotoSizes } from "./photo-sizes.ts"

/** Columns follow from the room there is: one on a phone, two to four beyond. */
export const gridColumns =
  "grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] compact:gap-3 compact:grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] print:grid-cols-3 print:gap-3"

type AdGridProps = CardReader & {
  ads: CardAd[]
  /** Whether they stand at the top of a page, so that the first photograph is needed at once. */
  opensPage?: boolean
  /** Whether people choose how its cards are shown: as rows, which phones have by default, or large. */
  hasDensity?: boolean
  /** The list as it is measured; one without a name is not. */
  list?: ItemList
  /** Place of the first ad in its list, when pages came before. */
  first?: number
}

/** Ads as cards. */
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
