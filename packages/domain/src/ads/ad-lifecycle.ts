import { DomainError } from "../errors.ts"
import type { AdState } from "./ad-state.ts"
import { adTexts } from "./ad-texts.ts"

/** Who acts on an ad: its owner, the team, or the system (jobs, payments). */
export type AdActor = "owner" | "staff" | "system"

type Transition = { from: readonly AdState[]; to: AdState; by: readonly AdActor[] }

/** Every transition between states of an ad. Any other one answers 409. */
export const adTransitions = {
  /** A checkout that also pays for the ad was opened. */
  "await-payment": { from: ["draft"], to: "awaiting_payment", by: ["owner"] },
  /** The checkout ended without a payment; the draft is unchanged. */
  "drop-payment": { from: ["awaiting_payment"], to: "draft", by: ["owner", "system"] },
  submit: { from: ["draft", "awaiting_payment"], to: "pending", by: ["owner", "system"] },
  /** By the system for ads of trusted sellers, if operators allow that. */
  approve: { from: ["pending"], to: "active", by: ["staff", "system"] },
  "request-changes": { from: ["pending"], to: "changes_requested", by: ["staff"] },
  /** The owner corrects an ad awaiting review: a new submission replaces the old one. */
  correct: { from: ["pending"], to: "pending", by: ["owner"] },
  /** The owner withdraws it before the decision; its credits are returned. */
  withdraw: { from: ["pending", "changes_requested"], to: "draft", by: ["owner"] },
  /** A rejected ad becomes a draft, to be corrected and submitted with another credit. */
  reopen: { from: ["rejected"], to: "draft", by: ["owner"] },
  resubmit: { from: ["changes_requested"], to: "pending", by: ["owner"] },
  reject: { from: ["pending"], to: "rejected", by: ["staff"] },
  expire: { from: ["active"], to: "expired", by: ["system"] },
  deactivate: { from: ["active"], to: "deactivated", by: ["owner"] },
  /** Paused by its owner, or marked as sold by mistake: public again for its remaining days. */
  resume: { from: ["deactivated"], to: "active", by: ["owner"] },
  renew: { from: ["active", "expired"], to: "active", by: ["owner"] },
  ban: {
    from: ["pending", "changes_requested", "active", "on_hold", "expired", "deactivated"],
    to: "banned",
    by: ["staff"],
  },
  /** The team reviews a published ad again; the owner keeps the credit and the remaining days. */
  "return-to-review": { from: ["active"], to: "pending", by: ["staff"] },
  /** Out of sight at once, by the team or by independent reports; another member decides. */
  hold: { from: ["active"], to: "on_hold", by: ["staff", "system"] },
  /** Public again, for the days that were left. */
  release: { from: ["on_hold"], to: "active", by: ["staff"] },
  /** The owner's account is deleted: public and pending ads end with it. */
  erase: {
    from: ["pending", "changes_requested", "active", "on_hold"],
    to: "deactivated",
    by: ["system"],
  },
} as const satisfies Record<string, Transition>

export type AdTransition = keyof typeof adTransitions

/** Whether an actor may apply a transition to an ad in this state. */
export function canTransition(state: AdState, transition: AdTransition, actor: AdActor): boolean {
  const { from, by }: Transition = adTransitions[transition]
  return from.includes(state) && by.includes(actor)
}

/** The state after a transition. Throws ConflictError when the transition is not allowed. */
export function nextAdState(state: AdState, transition: AdTransition, actor: AdActor): AdState {
  if (canTransition(state, transition, actor)) return adTransitions[transition].to
  throw new DomainError(
    "ConflictError",
    `The transition ${transition} is not allowed for an ad that is ${state}`,
    [{ path: ["state"], message: adTexts.notNow }],
  )
}
