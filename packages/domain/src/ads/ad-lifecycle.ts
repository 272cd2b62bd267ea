import { DomainError } from "../errors.ts"
import type { AdState } from "./ad-state.ts"
import { adTexts } from "./ad-texts.ts"

/** Who acts on an ad: its owner, the team, or the house itself (jobs, payments). */
export type AdActor = "owner" | "staff" | "system"

type Transition = { from: readonly AdState[]; to: AdState; by: readonly AdActor[] }

/** Every way from one state of an ad to another (PRODUCT: ad lifecycle). What is not here is a 409. */
export const adTransitions = {
  /** A checkout was opened that pays for the ad too. */
  "await-payment": { from: ["draft"], to: "awaiting_payment", by: ["owner"] },
  /** The checkout ended without a payment; the draft is as it was. */
  "drop-payment": { from: ["awaiting_payment"], to: "draft", by: ["owner", "system"] },
  submit: { from: ["draft", "awaiting_payment"], to: "pending", by: ["owner", "system"] },
  approve: { from: ["pending"], to: "active", by: ["staff"] },
  "request-changes": { from: ["pending"], to: "changes_requested", by: ["staff"] },
  /** Its owner corrects what waits on the desk: another submission takes its place. */
  correct: { from: ["pending"], to: "pending", by: ["owner"] },
  /** Its owner takes it back before it is decided on; its credits return. */
  withdraw: { from: ["pending", "changes_requested"], to: "draft", by: ["owner"] },
  /** What was rejected becomes a draft again, to be corrected and submitted with another credit. */
  reopen: { from: ["rejected"], to: "draft", by: ["owner"] },
  resubmit: { from: ["changes_requested"], to: "pending", by: ["owner"] },
  reject: { from: ["pending"], to: "rejected", by: ["staff"] },
  expire: { from: ["active"], to: "expired", by: ["system"] },
  deactivate: { from: ["active"], to: "deactivated", by: ["owner"] },
  /** Paused by its owner, or sold to nobody in the end: public again for what is left of its days. */
  resume: { from: ["deactivated"], to: "active", by: ["owner"] },
  renew: { from: ["active", "expired"], to: "active", by: ["owner"] },
  ban: {
    from: ["pending", "changes_requested", "active", "expired", "deactivated"],
    to: "banned",
    by: ["staff"],
  },
  /** The team looks at a published ad again; the owner keeps the credit and what is left of its days. */
  "return-to-review": { from: ["active"], to: "pending", by: ["staff"] },
  /** The owner's account is deleted: what was public, or was about to be, ends with it. */
  erase: { from: ["pending", "changes_requested", "active"], to: "deactivated", by: ["system"] },
} as const satisfies Record<string, Transition>

/** Name of a transition. */
export type AdTransition = keyof typeof adTransitions

/** Whether an actor may lead an ad of this state through a transition. */
export function canTransition(state: AdState, transition: AdTransition, actor: AdActor): boolean {
  const { from, by }: Transition = adTransitions[transition]
  return from.includes(state) && by.includes(actor)
}

/** The state that a transition leads to. Throws ConflictError when there is no such way. */
export function nextAdState(state: AdState, transition: AdTransition, actor: AdActor): AdState {
  if (canTransition(state, transition, actor)) return adTransitions[transition].to
  throw new DomainError(
    "ConflictError",
    `An ad that is ${state} cannot be led through ${transition}`,
    [{ path: ["state"], message: adTexts.notNow }],
  )
}
