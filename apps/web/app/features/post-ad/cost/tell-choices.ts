import type { AdDraft } from "@wara/domain/ads/ad-draft"
import {
  featuredSelected,
  packSelected,
  viewPacks,
} from "../../../integrations/tags/pack-events.ts"
import { track } from "../../../integrations/tags/track.ts"
import type { DraftStore } from "../draft/draft-store.ts"
import type { Prices } from "../posting.ts"
import { featuredFrom } from "./ad-cost.ts"

/** What a draft says by itself, once each (spec §3: analytics). */
type Telling = { store: DraftStore; prices: Prices }

const isTold = ({ store }: Telling, what: keyof AdDraft["analytics"]) =>
  store.getState().draft.analytics[what]

/** The packs were shown for a new ad. */
export function tellPacks(telling: Telling): void {
  if (isTold(telling, "view_item_list")) return
  telling.store.getState().noteTold({ view_item_list: true })
  track(viewPacks(telling.prices.packs))
}

/** A pack, or a credit at hand, was chosen. */
export function tellPack(telling: Telling, chosen: number): void {
  if (isTold(telling, "pack_selected")) return
  telling.store.getState().noteTold({ pack_selected: true })
  track(packSelected(telling.prices.packs.find(({ id }) => id === chosen) ?? null))
}

/** A featured placement was chosen; only what is bought has a price. */
export function tellFeatured(telling: Telling, pack: number | null): void {
  if (isTold(telling, "featured_selected")) return
  telling.store.getState().noteTold({ featured_selected: true })
  const { packs, featuredPrice } = telling.prices
  const chosen = packs.find(({ id }) => id === pack) ?? null
  const isBought = featuredFrom(chosen, telling.prices) === "purchase"
  track(featuredSelected(isBought ? featuredPrice : 0))
}
