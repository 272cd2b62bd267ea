import type { SavedDraft } from "@wara/contract/draft"
import { draftText } from "@wara/domain/ads/ad-draft"
import { paths } from "@wara/domain/site/paths"
import { useEffect, useMemo } from "react"
import { createStore } from "zustand/vanilla"
import { type DraftSaving, postJson, type SavingAnswer } from "./draft-calls.ts"
import type { DraftStore } from "./draft-store.ts"
import { isWaiting } from "./local-draft.ts"
import { reconcileVersions } from "./reconcile-drafts.ts"

/** The sync state between the draft and the server. */
export type SyncState =
  | { kind: "quiet" }
  | { kind: "saving" }
  /** Saved only in this browser; saving is retried. */
  | { kind: "local" }
  | { kind: "ask"; saved: SavedDraft }
  | { kind: "submitted" }
  | { kind: "logged-out" }

type Settled = ReturnType<typeof reconcileVersions>["kind"]

const quiet: SyncState = { kind: "quiet" }

/** Debounce in milliseconds before a draft is saved. */
const pause = 1200

/** Milliseconds until saving is retried, longer each time. */
const retries = [4_000, 15_000, 40_000]

/** Saves a draft on the server while it is edited. */
export type DraftSync = ReturnType<typeof createDraftSync>

/** `send` returns null when there was no answer. */
export function createDraftSync(
  owner: number,
  store: DraftStore,
  send: (saving: DraftSaving) => Promise<SavingAnswer | null>,
) {
  const state = createStore<SyncState>(() => quiet)
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let running: Promise<void> | null = null
  let isOpen = false

  const wants = () => isWaiting(store.getState())
  const isStopped = () => ["ask", "submitted", "logged-out"].includes(state.getState().kind)
  const setSyncState = (next: SyncState) => state.setState(next, true)
  const later = (delay: number) => {
    clearTimeout(timer)
    // No retry once the form is closed; the draft is kept in the browser.
    if (isOpen) timer = setTimeout(flush, delay)
  }

  /** Applies a save response, and returns the resulting sync state. */
  function applyAnswer(answer: SavingAnswer | null, changes: number): SyncState {
    switch (answer?.kind) {
      case "saved":
        failures = 0
        store.getState().recordSaved(answer, changes)
        return quiet
      case "newer":
        // The server decides what is newest, also after its database was restored from a backup.
        if (answer.saved.version < store.getState().version)
          return { kind: "ask", saved: answer.saved }
        return reconcile(answer.saved)
      case "gone":
        if (answer.isSubmitted) return { kind: "submitted" }
        store.getState().separate()
        return quiet
      case "logged-out":
        return { kind: "logged-out" }
      default:
        later(retries[Math.min(failures, retries.length - 1)] ?? pause)
        failures += 1
        return { kind: "local" }
    }
  }

  function reconcile(saved: SavedDraft): SyncState {
    const local = store.getState()
    const found = reconcileVersions(local, saved)
    if (found.kind === "ask") return found
    if (found.kind === "take") local.take(saved)
    if (found.kind === "adopt") local.adopt(saved, found.isSame)
    return quiet
  }

  async function save(): Promise<void> {
    const { key, version, draft, changes, setSendingVersion } = store.getState()
    setSyncState({ kind: "saving" })
    setSendingVersion(draftText(draft))
    setSyncState(applyAnswer(await send({ owner, key, version, draft }), changes))
  }

  /** Saves unsaved changes now; one call at a time. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    if (running) return running.then(flush)
    if (isStopped() || !wants()) return Promise.resolve()
    running = save().finally(() => {
      running = null
      if (!isStopped() && state.getState().kind !== "local" && wants()) later(pause)
    })
    return running
  }

  return {
    state,
    flush,
    /** Reconciles this browser's draft with the server's; returns which one continues. */
    settle: (saved: SavedDraft): Settled => {
      const { kind } = reconcileVersions(store.getState(), saved)
      setSyncState(reconcile(saved))
      return kind
    },
    /** Applies the user's choice: this browser's draft over the server's, or the reverse. */
    choose: (saved: SavedDraft, preferLocal: boolean) => {
      if (preferLocal) store.getState().adopt(saved, false)
      else store.getState().take(saved)
      setSyncState(quiet)
      return flush()
    },
    /** Another call reported that the session has ended. */
    recordLoggedOut: () => setSyncState({ kind: "logged-out" }),
    /** Cancels the pending save and replaces the draft with another one. */
    startOver: (replace: () => void) => {
      clearTimeout(timer)
      replace()
      setSyncState(quiet)
    },
    /** Starts following the changes. */
    open: () => {
      isOpen = true
      const unsubscribe = store.subscribe((now, before) => {
        if (now.changes !== before.changes && !isStopped()) later(pause)
      })
      const onHide = () => document.visibilityState === "hidden" && flush()
      const onOnline = () => flush()
      window.addEventListener("pagehide", flush)
      document.addEventListener("visibilitychange", onHide)
      window.addEventListener("online", onOnline)
      if (wants()) later(pause)
      return () => {
        unsubscribe()
        isOpen = false
        flush()
        window.removeEventListener("pagehide", flush)
        document.removeEventListener("visibilitychange", onHide)
        window.removeEventListener("online", onOnline)
      }
    },
  }
}

const send = (saving: DraftSaving) => postJson<SavingAnswer>(paths.draft, saving)

export function useDraftSync(owner: number, store: DraftStore): DraftSync {
  const sync = useMemo(() => createDraftSync(owner, store, send), [owner, store])
  useEffect(() => sync.open(), [sync])
  return sync
}
