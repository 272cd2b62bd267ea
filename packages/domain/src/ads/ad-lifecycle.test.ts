import { expect, test } from "vitest"
import { DomainError } from "../errors.ts"
import {
  type AdActor,
  type AdTransition,
  adTransitions,
  canTransition,
  nextAdState,
} from "./ad-lifecycle.ts"
import { type AdState, adStates } from "./ad-state.ts"

/** Every way that there is, written out once more: state, transition, actor, where it leads. */
const cases: [AdState, AdTransition, AdActor, AdState][] = [
  ["draft", "await-payment", "owner", "awaiting_payment"],
  ["awaiting_payment", "drop-payment", "owner", "draft"],
  ["awaiting_payment", "drop-payment", "system", "draft"],
  ["draft", "submit", "owner", "pending"],
  ["draft", "submit", "system", "pending"],
  ["awaiting_payment", "submit", "owner", "pending"],
  ["awaiting_payment", "submit", "system", "pending"],
  ["pending", "approve", "staff", "active"],
  ["pending", "approve", "system", "active"],
  ["pending", "request-changes", "staff", "changes_requested"],
  ["changes_requested", "resubmit", "owner", "pending"],
  ["pending", "correct", "owner", "pending"],
  ["pending", "withdraw", "owner", "draft"],
  ["changes_requested", "withdraw", "owner", "draft"],
  ["rejected", "reopen", "owner", "draft"],
  ["pending", "reject", "staff", "rejected"],
  ["active", "expire", "system", "expired"],
  ["active", "deactivate", "owner", "deactivated"],
  ["deactivated", "resume", "owner", "active"],
  ["active", "renew", "owner", "active"],
  ["expired", "renew", "owner", "active"],
  ["pending", "ban", "staff", "banned"],
  ["changes_requested", "ban", "staff", "banned"],
  ["active", "ban", "staff", "banned"],
  ["on_hold", "ban", "staff", "banned"],
  ["expired", "ban", "staff", "banned"],
  ["deactivated", "ban", "staff", "banned"],
  ["active", "return-to-review", "staff", "pending"],
  ["active", "hold", "staff", "on_hold"],
  ["active", "hold", "system", "on_hold"],
  ["on_hold", "release", "staff", "active"],
  ["pending", "erase", "system", "deactivated"],
  ["changes_requested", "erase", "system", "deactivated"],
  ["active", "erase", "system", "deactivated"],
  ["on_hold", "erase", "system", "deactivated"],
]

const transitions: AdTransition[] = [
  "await-payment",
  "drop-payment",
  "submit",
  "approve",
  "request-changes",
  "resubmit",
  "correct",
  "withdraw",
  "reopen",
  "reject",
  "expire",
  "deactivate",
  "resume",
  "renew",
  "ban",
  "return-to-review",
  "hold",
  "release",
  "erase",
]

test("every state, transition and actor: what is written leads there, everything else is a conflict", () => {
  expect(Object.keys(adTransitions).sort()).toEqual([...transitions].sort())
  const found: typeof cases = []
  for (const state of adStates) {
    for (const transition of transitions) {
      for (const actor of ["owner", "staff", "system"] as const) {
        if (canTransition(state, transition, actor)) {
          found.push([state, transition, actor, nextAdState(state, transition, actor)])
        } else {
          expect(refusal(state, transition, actor)).toMatchObject({ code: "ConflictError" })
        }
      }
    }
  }
  expect(found.sort()).toEqual([...cases].sort())
})

function refusal(...step: [AdState, AdTransition, AdActor]): unknown {
  try {
    nextAdState(...step)
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  return null
}

test("[B5.33] banned is the only end; every other state has a way out", () => {
  const ends = adStates.filter((state) => !cases.some(([from]) => from === state))
  expect(ends).toEqual(["banned"])
})
