import { AdCard, type CardReader } from "./ad-card.tsx"
import type { CardAd } from "./card-ad.ts"

/** Columns follow from the room there is: one on a phone, two to four beyond. */
export const gridColumns = "grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]"

/** Ads as cards. `opensPage` when they stand at its top, so that the first photograph is needed at once. */
export function AdGrid({
  ads,
  opensPage = false,
  ...reader
}: CardReader & { ads: CardAd[]; opensPage?: boolean }) {
  return (
    <ul className={gridColumns}>
      {ads.map((ad, index) => (
        <li key={ad.id}>
          <AdCard ad={ad} urgency={opensPage && index === 0 ? "first" : "later"} {...reader} />
        </li>
      ))}
    </ul>
  )
}
