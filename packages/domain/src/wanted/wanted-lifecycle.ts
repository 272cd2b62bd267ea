import { DomainError } from "../errors.ts"
import { days } from "../time.ts"
import { type WantedState, wantedDays, wantedRenewalDays } from "./wanted-ad.ts"
import { wantedTexts } from "./wanted-texts.ts"

type Transition = { from: readonly WantedState[]; to: WantedState }

/** Every transition between states of a wanted ad. Any other one answers 409. */
export const wantedTransitions = {
  approve: { from: ["in_review"], to: "active" },
  refuse: { from: ["in_review"], to: "refused" },
  /** By its owner, and by us with the account. */
  end: { from: ["in_review", "active", "ended"], to: "ended" },
  expire: { from: ["active"], to: "expired" },
  /** Its content was reviewed and does not change. */
  renew: { from: ["active", "expired"], to: "active" },
} as const satisfies Record<string, Transition>

export type WantedTransition = keyof typeof wantedTransitions

export function canMoveWanted(state: WantedState, transition: WantedTransition): boolean {
  const { from }: Transition = wantedTransitions[transition]
  return from.includes(state)
}

/** The state after a transition. Throws ConflictError when the transition is not allowed. */
export function nextWantedState(state: WantedState, transition: WantedTransition): WantedState {
  if (canMoveWanted(state, transition)) return wantedTransitions[transition].to
  throw new DomainError(
    "ConflictError",
    `The transition ${transition} is not allowed for a wanted ad that is ${state}`,
    [{ path: ["state"], message: wantedTexts.notNow }],
  )
}

/** Whether a wanted ad takes one of the places of its owner. */
export function isOpenWanted(state: WantedState): boolean {
  return state === "in_review" || state === "active"
}

/** Whether its owner may renew it now: after its end, or in its last days. */
export function isRenewable(
  { expiresAt, state }: { state: WantedState; expiresAt: Date | null },
  now: Date,
): boolean {
  if (state === "expired") return true
  if (state !== "active" || expiresAt === null) return false
  return expiresAt.getTime() - now.getTime() <= days(wantedRenewalDays)
}

/** When a wanted ad that is published or renewed at an instant ends. */
export function wantedEnd(now: Date): Date {
  return new Date(now.getTime() + days(wantedDays))
}
