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

/** The pack that was told last of each draft. */
const toldPacks = new WeakMap<DraftStore, number>()

/** Notes a choice of pack that may still change: it is told when the step is left. */
export function notePackChoice({ store }: Pick<Telling, "store">): void {
  const { draft, noteTold } = store.getState()
  if (draft.analytics.pack_selected) return
  // Another draft in the same store begins from nothing.
  toldPacks.delete(store)
  noteTold({ pack_selected: true })
}

/** Takes the pack of a draft that is opened beyond the first step for one that was told. */
export function notePackTaken({ store }: Pick<Telling, "store">): void {
  const { draft } = store.getState()
  const isTaken = draft.analytics.pack_selected && draft.step > 1
  if (isTaken && !toldPacks.has(store)) toldPacks.set(store, draft.pack)
}

/** A pack, or a credit at hand, was taken; told once, and again when another one is taken. */
export function tellPack(telling: Telling, taken: number): void {
  const { store, prices } = telling
  if (isTold(telling, "pack_selected") && toldPacks.get(store) === taken) return
  store.getState().noteTold({ pack_selected: true })
  toldPacks.set(store, taken)
  track(packSelected(prices.packs.find(({ id }) => id === taken) ?? null))
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
