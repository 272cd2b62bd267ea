import { AdCard, type CardReader } from "./ad-card.tsx"
import type { CardAd } from "./card-ad.ts"
import type { Urgency } from "./picture.tsx"

/** Columns follow from the room there is: one on a phone, two to four beyond. */
export const gridColumns = "grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]"

function urgencyOf(index: number, eagerCount: number): Urgency {
  if (index >= eagerCount) return "later"
  return index === 0 ? "first" : "soon"
}

/** Ads as cards. The first `eagerCount` photographs load at once: those seen before scrolling. */
export function AdGrid({
  ads,
  eagerCount = 0,
  ...reader
}: CardReader & { ads: CardAd[]; eagerCount?: number }) {
  return (
    <ul className={gridColumns}>
      {ads.map((ad, index) => (
        <li key={ad.id}>
          <AdCard ad={ad} urgency={urgencyOf(index, eagerCount)} {...reader} />
        </li>
      ))}
    </ul>
  )
}
