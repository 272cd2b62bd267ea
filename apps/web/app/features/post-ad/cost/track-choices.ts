import type { AdDraft } from "@wara/domain/ads/ad-draft"
import { featuredSource } from "@wara/domain/orders/quote"
import {
  featuredSelected,
  packSelected,
  viewPacks,
} from "../../../integrations/tags/pack-events.ts"
import { track } from "../../../integrations/tags/track.ts"
import type { DraftStore } from "../draft/draft-store.ts"
import type { PostingPrices } from "../posting.ts"

/** Each analytics event is tracked once per draft [S3.3]. */
type TrackingInput = { store: DraftStore; prices: PostingPrices }

const isAnnounced = ({ store }: TrackingInput, what: keyof AdDraft["analytics"]) =>
  store.getState().draft.analytics[what]

export function trackPacks(input: TrackingInput): void {
  if (isAnnounced(input, "view_item_list")) return
  input.store.getState().markReported({ view_item_list: true })
  track(viewPacks(input.prices.packs))
}

/** The pack that was last tracked for each draft. */
const reportedPacks = new WeakMap<DraftStore, number>()

/** Records a pack choice that may still change; it is tracked when the step is left. */
export function recordPackChoice({ store }: Pick<TrackingInput, "store">): void {
  const { draft, markReported } = store.getState()
  if (draft.analytics.pack_selected) return
  // Another draft in the same store starts without a tracked pack.
  reportedPacks.delete(store)
  markReported({ pack_selected: true })
}

/** Treats the pack of a draft that is opened past the first step as already tracked. */
export function markPackAsTracked({ store }: Pick<TrackingInput, "store">): void {
  const { draft } = store.getState()
  const isTaken = draft.analytics.pack_selected && draft.step > 1
  if (isTaken && !reportedPacks.has(store)) reportedPacks.set(store, draft.pack)
}

/** Tracks the chosen pack or credit once, and again when another one is chosen. */
export function trackPack(input: TrackingInput, taken: number): void {
  const { store, prices } = input
  if (isAnnounced(input, "pack_selected") && reportedPacks.get(store) === taken) return
  store.getState().markReported({ pack_selected: true })
  reportedPacks.set(store, taken)
  track(packSelected(prices.packs.find(({ id }) => id === taken) ?? null))
}

/** Tracks the choice of a featured placement; only a purchased one has a price. */
export function trackFeatured(input: TrackingInput, pack: number | null): void {
  if (isAnnounced(input, "featured_selected")) return
  input.store.getState().markReported({ featured_selected: true })
  const { packs, featuredPrice, credits } = input.prices
  const chosen = packs.find(({ id }) => id === pack) ?? null
  const isBought = featuredSource(chosen, credits) === "purchase"
  track(featuredSelected(isBought ? featuredPrice : 0))
}
