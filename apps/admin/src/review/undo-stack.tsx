import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Paper from "@mui/material/Paper"
import { keyframes } from "@mui/material/styles"
import { undoWindowMs } from "@wara/domain/ads/decision-undo"
import { useState, useSyncExternalStore } from "react"
import { useNotify, useRefresh } from "react-admin"
import { useNavigate } from "react-router"
import { PanelError } from "../wire/query-client.ts"
import { deskPath } from "./queue-row.tsx"
import { sendUndo } from "./review-calls.ts"
import { reviewTexts } from "./review-texts.ts"
import { useShortcuts } from "./use-shortcuts.tsx"

/** One decision, or several that were made together. */
type UndoableDecision = { id: number; others?: readonly number[]; text: string }

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

/** The decisions of the last ten seconds, each with "Deshacer"; the shortcut undoes the newest. */
export function UndoStack() {
  const decisions = useSyncExternalStore(undoStore.subscribe, undoStore.read)
  const { isBusy, undo } = useUndo()
  const newest = decisions.at(-1)
  useShortcuts({ z: () => newest && undo(newest) }, newest !== undefined)
  return (
    <Box
      role="status"
      sx={{
        position: "fixed",
        left: { xs: 12, sm: 24 },
        right: { xs: 12, sm: "auto" },
        bottom: { xs: 136, sm: 24 },
        zIndex: ({ zIndex }) => zIndex.snackbar,
        display: "grid",
        gap: 1,
        width: { sm: 380 },
      }}
    >
      {decisions.map((decision) => (
        <Toast
          key={decision.id}
          decision={decision}
          isBusy={isBusy}
          onUndo={() => undo(decision)}
        />
      ))}
    </Box>
  )
}

const shrink = keyframes({ from: { transform: "scaleX(1)" }, to: { transform: "scaleX(0)" } })

function Toast(props: { decision: UndoableDecision; isBusy: boolean; onUndo: () => void }) {
  return (
    <Paper elevation={6} sx={{ overflow: "hidden", border: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, pl: 2, pr: 1, py: 0.75 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere", fontSize: "0.875rem" }}>
          {props.decision.text}
        </Box>
        <Button
          size="small"
          disabled={props.isBusy}
          onClick={props.onUndo}
          aria-keyshortcuts="z"
          sx={{ fontWeight: 700, flexShrink: 0 }}
        >
          {reviewTexts.undo}
        </Button>
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          height: 3,
          bgcolor: "primary.main",
          transformOrigin: "left",
          animation: `${shrink} ${undoWindowMs}ms linear forwards`,
        }}
      />
    </Paper>
  )
}

function useUndo() {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const navigate = useNavigate()
  const refresh = useRefresh()
  async function undo({ id, others = [] }: UndoableDecision) {
    if (isBusy) return
    setBusy(true)
    try {
      const { ad_id, review_id } = await sendUndo(id)
      for (const other of others) await sendUndo(other)
      const isMany = others.length > 0
      const path = review_id === null ? `/ads/${ad_id}/show` : deskPath({ id: review_id })
      navigate(isMany ? "/reviews" : path)
      notify(reviewTexts.undone, { type: "success" })
      refresh()
    } catch (error) {
      if (!(error instanceof PanelError)) throw error
      notify(error.refusals[0]?.message ?? error.message, { type: "error" })
    } finally {
      withdrawUndo(id)
      setBusy(false)
    }
  }
  return { isBusy, undo: (decision: UndoableDecision) => void undo(decision) }
}
