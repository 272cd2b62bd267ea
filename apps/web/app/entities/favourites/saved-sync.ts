import { maxVisitorFavourites } from "@wara/domain/favourites/favourite"
import { paths } from "@wara/domain/site/paths"
import { minutes } from "@wara/domain/time"
import { httpClient } from "../../browser/http/http-client.ts"
import { isRecord } from "../../browser/is-record.ts"
import {
  areSavedAds,
  followOtherTabs,
  leaveAccount,
  type SavedAd,
  savedStore,
} from "./saved-store.ts"

/** Milliseconds for which the account's saved ads are not read again without a change. */
const freshMs = minutes(5)

/** Changes in one call. */
const max = maxVisitorFavourites

/** The user of the page; null for a visitor. */
let viewer: number | null = null

let running: Promise<void> | null = null
let isRepeated = false

let stopSync: (() => void) | null = null

/** Calls `startSync` for the page's user unless that is done: each heart of a page asks for it. */
export function followViewer(viewerId: number | null): void {
  if (stopSync !== null && viewer === viewerId) return
  stopSync?.()
  stopSync = startSync(viewerId)
}

/**
 * Keeps the saved ads of this browser and those of the account the same while a page is open; with
 * null, those of an account whose user has logged out are forgotten here. The returned function
 * ends it.
 */
export function startSync(viewerId: number | null): () => void {
  viewer = viewerId
  const again = () => void syncSaved()
  const stopFollowing = followOtherTabs()
  window.addEventListener("online", again)
  again()
  return () => {
    window.removeEventListener("online", again)
    stopFollowing()
  }
}

/**
 * Reports what was saved and forgotten in this browser to the account of its user, and reads the
 * account's saved ads; what a visitor saved here is added to the account that logs in. Without a
 * connection the changes wait in the browser for the next page. Calls at the same time are one.
 */
export function syncSaved(): Promise<void> {
  const { owner } = savedStore.getState()
  // Another account's ads are not this one's.
  if (owner !== null && owner !== viewer) leaveAccount()
  if (viewer === null) return Promise.resolve()
  if (running !== null) {
    isRepeated = true
    return running
  }
  running = sync(viewer).finally(() => {
    running = null
    if (!isRepeated) return
    isRepeated = false
    void syncSaved()
  })
  return running
}

async function sync(viewerId: number): Promise<void> {
  const { owner, saved, pending, readAt } = savedStore.getState()
  const isNew = owner === null
  const hasChanges = pending.save.length + pending.forget.length > 0
  if (!isNew && !hasChanges && Date.now() - readAt < freshMs) return
  const added = (isNew ? saved : saved.filter(({ ad }) => pending.save.includes(ad))).slice(0, max)
  const forgotten = isNew ? pending.forget : pending.forget.slice(0, max)
  const body = {
    owner: viewerId,
    saved: added.map(({ ad, saved_at }) => ({ ad, saved_at })),
    forgotten: isNew ? [] : forgotten,
  }
  try {
    const answer = await httpClient<unknown>(paths.savedChanges, { method: "POST", body })
    if (!isRecord(answer) || !areSavedAds(answer.saved)) return
    storeRead(viewerId, answer.saved, { save: added.map(({ ad }) => ad), forget: forgotten })
  } catch {
    // The changes stay pending; the next page or change tries again.
  }
}

/** Stores the account's ads, with what was changed here while they were on their way. */
function storeRead(
  viewerId: number,
  read: readonly SavedAd[],
  sent: { save: readonly number[]; forget: readonly number[] },
): void {
  const now = savedStore.getState()
  const save = now.pending.save.filter((ad) => !sent.save.includes(ad))
  const forget = now.pending.forget.filter((ad) => !sent.forget.includes(ad))
  const added = now.saved.filter(({ ad }) => save.includes(ad))
  const rest = read.filter(({ ad }) => !forget.includes(ad) && !save.includes(ad))
  const saved = [...added, ...rest]
  savedStore.setState({ owner: viewerId, saved, pending: { save, forget }, readAt: Date.now() })
}
