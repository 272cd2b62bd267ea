import { expect, test } from "vitest"
import { adStates } from "./ad-state.ts"
import { ownerActions } from "./owner-actions.ts"

const now = new Date("2026-11-22T12:00:00Z")
const soon = new Date("2026-11-30T12:00:00Z")

const fresh = { expiresAt: soon, returnedAt: null }

/** States in which an owner may do something with an ad. */
const statesWith = (action: keyof ReturnType<typeof ownerActions>, featured = false) =>
  adStates.filter((state) => ownerActions({ ...fresh, state, featured }, now)[action])

test("[B5.33] only a public ad that is not featured yet can be featured", () => {
  expect(statesWith("feature")).toEqual(["active"])
  expect(statesWith("feature", true)).toEqual([])
  const over = { ...fresh, state: "active", expiresAt: now, featured: false } as const
  expect(ownerActions(over, now).feature).toBe(false)
})

test("[B5.33] what waits for a decision can be taken back, what was rejected reopened", () => {
  expect(statesWith("withdraw")).toEqual(["pending", "changes_requested"])
  expect(statesWith("reopen")).toEqual(["rejected"])
  // Its days have begun: withdrawing would give them back.
  const returned = { state: "pending", expiresAt: soon, featured: false, returnedAt: now } as const
  expect(ownerActions(returned, now)).toMatchObject({ withdraw: false, edit: true })
})

test("[B10.216] while the owner's data are blocked nothing is offered that publishes", () => {
  const publishing = ["renew", "feature", "resume", "pay"] as const
  for (const state of adStates) {
    const ad = { ...fresh, state, featured: false }
    const can = ownerActions(ad, now, { hasDataBlocked: true })
    expect(publishing.filter((action) => can[action])).toEqual([])
    expect(can.delete).toBe(ownerActions(ad, now).delete)
  }
})

test("[B5.33] [B8.180] drafts are deleted, also unpaid ones; rejected, ended and blocked ads are removed from the list", () => {
  expect(statesWith("delete")).toEqual([
    ...["draft", "awaiting_payment", "rejected"],
    ...["expired", "deactivated", "banned"],
  ])
})
