import { expect, test } from "vitest"
import { undoGraceMs, undoRefusal, undoWindowMs } from "./decision-undo.ts"

const decidedAt = new Date("2026-11-22T12:00:00Z")
const after = (ms: number) => new Date(decidedAt.getTime() + ms)
const approval = {
  kind: "approve",
  leavesState: false,
  before: { state: "pending" },
  decidedAt,
  undoneAt: null,
} as const

test("[B5.29] a decision can be undone once, for ten seconds and the time that a call may take", () => {
  const ad = { state: "active" }
  expect(undoWindowMs).toBe(10_000)
  expect(undoRefusal(approval, ad, after(0))).toBeNull()
  expect(undoRefusal(approval, ad, after(undoWindowMs + undoGraceMs))).toBeNull()
  expect(undoRefusal(approval, ad, after(undoWindowMs + undoGraceMs + 1))).toBe("too-late")
  expect(undoRefusal({ ...approval, undoneAt: after(1) }, ad, after(2))).toBe("undone")
})

test("[B5.29] what happened to the ad since is not undone along", () => {
  expect(undoRefusal(approval, { state: "deactivated" }, after(1))).toBe("changed")
  const edit = { ...approval, leavesState: true, before: { state: "active" } } as const
  expect(undoRefusal({ ...edit, kind: "reject" }, { state: "active" }, after(1))).toBeNull()
  expect(undoRefusal({ ...edit, kind: "reject" }, { state: "expired" }, after(1))).toBe("changed")
  expect(undoRefusal({ ...approval, kind: "ban" }, { state: "banned" }, after(1))).toBeNull()
})
