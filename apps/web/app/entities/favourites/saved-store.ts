import { maxVisitorFavourites } from "@wara/domain/favourites/favourite"
import { type Currency, currencies } from "@wara/domain/money/money"
import { persist } from "zustand/middleware"
import { createStore } from "zustand/vanilla"
import { isRecord } from "../../browser/is-record.ts"
import { validatedStorage } from "../../browser/storage.ts"
import { savedKey } from "./saved-key.ts"

/** An ad as it was when it was saved. */
export type SavedAd = { ad: number; saved_at: string; price: number; currency: Currency }

/** What the browser knows of saved ads. */
type SavedState = {
  /** The account that they belong to; null for a visitor. */
  owner: number | null
  /** The last saved first. */
  saved: SavedAd[]
  /** Ads that the account does not know yet as saved, or as forgotten. */
  pending: { save: number[]; forget: number[] }
  /** When the account's ads were read, in milliseconds; 0 for never. */
  readAt: number
}

const nothing: SavedState = {
  owner: null,
  saved: [],
  pending: { save: [], forget: [] },
  readAt: 0,
}

const known = new Set<unknown>(currencies)

function isSavedAd(value: unknown): value is SavedAd {
  if (!isRecord(value)) return false
  const isTime = typeof value.saved_at === "string" && !Number.isNaN(Date.parse(value.saved_at))
  return (
    Number.isInteger(value.ad) &&
    isTime &&
    Number.isFinite(value.price) &&
    known.has(value.currency)
  )
}

export function areSavedAds(value: unknown): value is SavedAd[] {
  return Array.isArray(value) && value.every(isSavedAd)
}

const areIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(Number.isInteger)

function isStored(state: unknown): state is SavedState {
  if (!isRecord(state) || !isRecord(state.pending)) return false
  const { owner, saved, pending, readAt } = state
  const hasOwner = owner === null || Number.isInteger(owner)
  const hasAds = areSavedAds(saved)
  return (
    hasOwner && hasAds && areIds(pending.save) && areIds(pending.forget) && Number.isFinite(readAt)
  )
}

/**
 * Saved ads of this browser [B10.22]. Changes are stored at once, also without a connection;
 * `saved-sync.ts` reports them to the account of a logged-in user.
 */
export const savedStore = createStore<SavedState>()(
  persist(() => nothing, {
    name: savedKey,
    storage: validatedStorage(1, isStored),
  }),
)

/** Reads again what another tab of this browser stored. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === savedKey) void savedStore.persist.rehydrate()
  }
  window.addEventListener("storage", follow)
  return () => window.removeEventListener("storage", follow)
}

export const isSaved = (ad: number) => (state: SavedState) =>
  state.saved.some((saved) => saved.ad === ad)

const without = (ids: readonly number[], ad: number) => ids.filter((id) => id !== ad)

/** Saves an ad, or forgets it, in this browser. */
export function toggleSaved(ad: Omit<SavedAd, "saved_at">, now: Date): void {
  const { owner, pending, saved } = savedStore.getState()
  const rest = saved.filter((one) => one.ad !== ad.ad)
  const isAdded = rest.length === saved.length
  const next = isAdded ? [{ ...ad, saved_at: now.toISOString() }, ...rest] : rest
  savedStore.setState({
    saved: owner === null ? next.slice(0, maxVisitorFavourites) : next,
    pending: {
      save: isAdded ? [...without(pending.save, ad.ad), ad.ad] : without(pending.save, ad.ad),
      forget: isAdded ? without(pending.forget, ad.ad) : [...without(pending.forget, ad.ad), ad.ad],
    },
  })
}

/** Forgets an account's ads in this browser, once its user has logged out. */
export function leaveAccount(): void {
  if (savedStore.getState().owner !== null) savedStore.setState(nothing)
}
