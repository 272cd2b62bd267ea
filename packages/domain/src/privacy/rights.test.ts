import { expect, test } from "vitest"
import {
  extendedLimit,
  mayExtend,
  mayMailRightsLink,
  rightsDeadlines,
  rightsUrgency,
} from "./rights-clock.ts"
import { canTransitionRights, nextRightsState, rightsTransitions } from "./rights-lifecycle.ts"
import { rights, rightsStates, waitingRightsStates } from "./rights-request.ts"
import { rightsRequestSchema, visitorRightsSchema } from "./rights-schema.ts"

test("[B9.71] a request is extended once, and ends once", () => {
  expect(nextRightsState("unconfirmed", "confirm", "requester")).toBe("open")
  expect(nextRightsState("open", "extend", "staff")).toBe("extended")
  expect(() => nextRightsState("extended", "extend", "staff")).toThrow(
    "The transition extend is not allowed for a request that is extended",
  )
  for (const state of rightsStates) {
    const isWaiting = waitingRightsStates.some((waiting) => waiting === state)
    for (const step of ["answer", "refuse"] as const) {
      expect(canTransitionRights(state, step, "staff")).toBe(isWaiting)
      expect(canTransitionRights(state, step, "requester")).toBe(false)
    }
    expect(canTransitionRights(state, "withdraw", "requester")).toBe(isWaiting)
  }
  expect(Object.values(rightsTransitions).some(({ to }) => to === ("unconfirmed" as string))).toBe(
    false,
  )
})

test("[B9.70] the goal is 15 working days, the limit 30 days, and the extension 30 more", () => {
  // 23:30 in Chile is already the next day in UTC.
  const deadlines = rightsDeadlines("access", new Date("2026-11-25T02:30:00Z"))
  expect(deadlines).toEqual({ goalDay: "2026-12-16", limitDay: "2026-12-24" })
  expect(extendedLimit(deadlines.limitDay)).toBe("2027-01-23")
})

test("[B9.125] a block is answered in two working days, across a weekend and a holiday, and is not extended", () => {
  // A Friday; Tuesday the 8th is a holiday.
  const deadlines = rightsDeadlines("block", new Date("2026-12-04T15:00:00Z"))
  expect(deadlines).toEqual({ goalDay: "2026-12-09", limitDay: "2026-12-09" })
  expect(rights.filter((right) => !mayExtend(right))).toEqual(["block"])
})

test.each([
  ["2026-11-24T15:00:00Z", "on-time", 30],
  ["2026-12-10T15:00:00Z", "on-time", 14],
  ["2026-12-11T15:00:00Z", "near-goal", 13],
  ["2026-12-17T02:59:00Z", "near-goal", 8],
  ["2026-12-17T03:00:00Z", "past-goal", 7],
  ["2026-12-25T02:59:00Z", "past-goal", 0],
  ["2026-12-25T03:00:00Z", "overdue", -1],
])("[B9.70] at %s a request is %s with %i days left", (now, urgency, daysLeft) => {
  const deadlines = { goalDay: "2026-12-16", limitDay: "2026-12-24" }
  expect(rightsUrgency(deadlines, new Date(now))).toEqual({ urgency, daysLeft })
})

test("[B9.72] an objection names its purpose; a request without an account has an address", () => {
  const request = { right: "objection", purpose: "", message: "No quiero que me graben." }
  expect(rightsRequestSchema.safeParse(request).error?.issues[0]?.path).toEqual(["purpose"])
  expect(rightsRequestSchema.safeParse({ ...request, purpose: "recordings" }).success).toBe(true)
  const visitor = { ...request, right: "access", name: "Ana", email: "ana(at)faena" }
  const [issue] = visitorRightsSchema.safeParse(visitor).error?.issues ?? []
  expect(issue?.path).toEqual(["email"])
})

test("[B8.110] an inbox gets another link an hour after the last one, and two in 24 hours at most", () => {
  const now = new Date("2026-12-02T00:30:00Z")
  const ago = (...minutes: number[]) => minutes.map((one) => new Date(now.getTime() - one * 60_000))
  expect(mayMailRightsLink([], now)).toBe(true)
  expect(mayMailRightsLink(ago(59), now)).toBe(false)
  expect(mayMailRightsLink(ago(60), now)).toBe(true)
  expect(mayMailRightsLink(ago(60, 1_439), now)).toBe(false)
  expect(mayMailRightsLink(ago(60, 1_440), now)).toBe(true)
})
