import { undoWindowMs } from "@wara/domain/ads/decision-undo"

export type UndoableDecision = { id: number; text: string }

let decisions: readonly UndoableDecision[] = []
const listeners = new Set<() => void>()

function set(next: readonly UndoableDecision[]): void {
  decisions = next
  for (const listener of listeners) listener()
}

/** The decisions of the last seconds, oldest first; for `useSyncExternalStore`. */
export const undoStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): readonly UndoableDecision[] => decisions,
}

/** Offers to undo a decision until its window ends. */
export function offerUndo(decision: UndoableDecision): void {
  set([...decisions, decision])
  setTimeout(() => withdrawUndo(decision.id), undoWindowMs)
}

/** Stops offering the undo. */
export function withdrawUndo(id: number): void {
  if (decisions.some((decision) => decision.id === id)) {
    set(decisions.filter((decision) => decision.id !== id))
  }
}
