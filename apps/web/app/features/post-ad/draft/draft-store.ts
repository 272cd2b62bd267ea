import type { SavedDraft } from "@wara/contract/draft"
import type { AdDraft, DraftAd } from "@wara/domain/ads/ad-draft"
import { type PersistStorage, persist } from "zustand/middleware"
import { createStore } from "zustand/vanilla"
import { validatedStorage } from "../../../browser/storage.ts"
import type { UploadedImage } from "../../../browser/uploads/uploaded-image.ts"
import { draftStorageKey, notifyDraftChanged } from "../../../entities/draft/stored-draft.ts"
import { isLocalDraft, type LocalDraft, newLocalDraft } from "./local-draft.ts"

type Choices = Partial<Pick<AdDraft, "step" | "pack" | "featured" | "is_invoice">>

export type DraftActions = {
  /** Sets the typed fields of the ad. */
  change: (fields: Partial<DraftAd>) => void
  choose: (choices: Choices) => void
  /** Records the analytics events that were already tracked. */
  markReported: (reported: Partial<AdDraft["analytics"]>) => void
  setPictures: (pictures: readonly UploadedImage[]) => void
  /** Fills in the account's data, which does not count as typing. */
  fillIn: (fields: Partial<DraftAd>) => void
  setSendingVersion: (text: string) => void
  /** The server has saved the version after this number of changes. */
  recordSaved: (saved: { ad: number; version: number; saved_at: string }, changes: number) => void
  /** Continues from the server's version, keeping the local content. */
  adopt: (saved: Pick<SavedDraft, "ad" | "version" | "saved_at">, isSame: boolean) => void
  /** Replaces this draft with the server's. */
  take: (saved: SavedDraft) => void
  /** Makes the local content a separate draft. */
  separate: () => void
  /** Resets to the initial values [S3.3]. */
  clearAll: () => void
}

export type DraftStore = ReturnType<typeof createDraftStore>

const stored = validatedStorage(0, isLocalDraft)

/** Notifies this tab's header of every change. */
const storage: PersistStorage<LocalDraft> = {
  ...stored,
  setItem: (name, value) => {
    stored.setItem(name, value)
    notifyDraftChanged()
  },
}

function toStored({ draft, pictures, key, ...saving }: LocalDraft): LocalDraft {
  const { version, savedAt, changedAt, changes, savedChanges, lastSent } = saving
  const changed = changedAt === undefined ? {} : { changedAt }
  return { draft, pictures, key, version, savedAt, ...changed, changes, savedChanges, lastSent }
}

/**
 * A user's draft, kept in local storage from the first keystroke [S3.3] [S9.10]. With `skipHydration` it
 * is empty until `persist.rehydrate` reads it.
 */
export function createDraftStore(owner: number, { skipHydration = false } = {}) {
  return createStore<LocalDraft & DraftActions>()(
    persist<LocalDraft & DraftActions, [], [], LocalDraft>(
      (set) => {
        const edit = (how: (draft: AdDraft) => AdDraft) =>
          set(({ draft, changes }) => ({
            draft: how(draft),
            changes: changes + 1,
            changedAt: new Date().toISOString(),
          }))
        return {
          ...newLocalDraft(),
          change: (fields) => edit((draft) => ({ ...draft, ad: { ...draft.ad, ...fields } })),
          choose: (choices) => edit((draft) => ({ ...draft, ...choices })),
          markReported: (reported) =>
            set(({ draft }) => ({
              draft: { ...draft, analytics: { ...draft.analytics, ...reported } },
            })),
          setPictures: (pictures) => {
            const gallery = pictures.map(({ id }) => ({ id }))
            edit((draft) => ({ ...draft, ad: { ...draft.ad, gallery } }))
            set({ pictures: [...pictures] })
          },
          fillIn: (fields) =>
            set(({ draft }) => ({ draft: { ...draft, ad: { ...draft.ad, ...fields } } })),
          setSendingVersion: (lastSent) => set({ lastSent }),
          recordSaved: ({ ad, version, saved_at }, savedChanges) =>
            set(({ draft }) => ({
              draft: withNumber(draft, ad),
              version,
              savedAt: saved_at,
              savedChanges,
            })),
          adopt: ({ ad, version, saved_at }, isSame) =>
            set(({ draft, changes }) => ({
              draft: withNumber(draft, ad),
              version,
              savedAt: saved_at,
              savedChanges: isSame ? changes : changes - 1,
            })),
          take: ({ ad, draft, version, saved_at, images }) =>
            set(({ changes }) => ({
              draft: withNumber(draft, ad),
              pictures: images,
              version,
              savedAt: saved_at,
              changedAt: saved_at,
              savedChanges: changes,
              lastSent: "",
            })),
          separate: () =>
            set(({ draft, pictures, changes }) => ({
              ...newLocalDraft(),
              draft: withNumber(draft, null),
              pictures,
              changes: changes + 1,
            })),
          clearAll: () => set(newLocalDraft()),
        }
      },
      {
        name: draftStorageKey(owner),
        storage,
        partialize: toStored,
        skipHydration,
      },
    ),
  )
}

function withNumber(draft: AdDraft, ad: number | null): AdDraft {
  return { ...draft, ad: { ...draft.ad, ad_id: ad } }
}
