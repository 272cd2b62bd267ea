import { DomainError } from "../errors.ts"
import type { AlertState } from "./alert.ts"
import { alertTexts } from "./alert-texts.ts"

type Transition = { from: readonly AlertState[]; to: AlertState }

/** Every transition between states of an alert. Any other one answers 409. */
export const alertTransitions = {
  /** The owner of the address pressed the button of the first mail. */
  confirm: { from: ["pending", "active"], to: "active" },
  pause: { from: ["active", "paused"], to: "paused" },
  resume: { from: ["paused", "asleep", "active"], to: "active" },
  /** The question whether it is still of use got no answer. */
  sleep: { from: ["active"], to: "asleep" },
  /** From every state and as often as a mail client asks. */
  stop: { from: ["pending", "active", "paused", "asleep", "stopped"], to: "stopped" },
} as const satisfies Record<string, Transition>

export type AlertTransition = keyof typeof alertTransitions

export function canMoveAlert(state: AlertState, transition: AlertTransition): boolean {
  const { from }: Transition = alertTransitions[transition]
  return from.includes(state)
}

/** Whether an alert rests: its owner paused it, or it fell asleep. Asking again resumes it. */
export function isRestingAlert(state: AlertState): boolean {
  return state === "paused" || state === "asleep"
}

/** The state after a transition. Throws ConflictError when the transition is not allowed. */
export function nextAlertState(state: AlertState, transition: AlertTransition): AlertState {
  if (canMoveAlert(state, transition)) return alertTransitions[transition].to
  throw new DomainError(
    "ConflictError",
    `The transition ${transition} is not allowed for an alert that is ${state}`,
    [{ path: ["state"], message: alertTexts.notNow }],
  )
}
