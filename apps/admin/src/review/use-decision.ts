import type { Review } from "@wara/contract/review"
import { useEffect, useRef, useState } from "react"
import { useNotify, useRefresh } from "react-admin"
import { useNavigate } from "react-router"
import { PanelError } from "../wire/query-client.ts"
import { deskPath } from "./queue-row.tsx"
import { nextInQueue, useQueue } from "./queue-view.ts"
import { type Decision, type Grounds, readReview, sendDecision } from "./review-calls.ts"
import { decidedText } from "./review-texts.ts"
import { offerUndo } from "./undo-stack.tsx"

/**
 * Decides on a submission and continues with the next; `taken` is set when another moderator
 * decided first.
 */
export function useDecision(id: number) {
  const { queue, refetch } = useQueue()
  const [isBusy, setBusy] = useState(false)
  // Keys may arrive faster than React renders.
  const isSending = useRef(false)
  const [taken, setTaken] = useState<Review | null>(null)
  const navigate = useNavigate()
  const notify = useNotify()
  const refresh = useRefresh()

  function continueToNext() {
    const next = nextInQueue(queue, id)
    setTaken(null)
    navigate(next ? deskPath(next) : "/reviews")
    refresh()
    void refetch()
  }

  async function decide(review: Review, decision: Decision, grounds: Grounds | null) {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      const decided = await sendDecision(review, decision, grounds)
      offerUndo({ id: decided, text: decidedText(decision, review.name) })
      continueToNext()
    } catch (error) {
      await explain(error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  async function explain(error: unknown) {
    if (!(error instanceof PanelError)) throw error
    const now = error.status === 409 ? await readReview(id).catch(() => null) : null
    if (now && now.state !== "pending") return setTaken(now)
    const [first] = error.refusals
    notify(first?.message ?? error.message, { type: "error" })
  }

  return { queue, isBusy, taken, decide, continueToNext, reload: refetch }
}

/** Milliseconds that an ad must be visible before it can be decided. */
const sleepMs = 1_000

/**
 * Whether an ad has been visible long enough, so that a key pressed twice does not also decide the
 * next ad [B5.29].
 */
export function useAwake(isShown: boolean): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    if (!isShown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      if (document.visibilityState === "visible") timer = setTimeout(() => setAwake(true), sleepMs)
    }
    begin()
    document.addEventListener("visibilitychange", begin)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", begin)
    }
  }, [isShown])
  return isShown && isAwake
}
