import { DomainError } from "../errors.ts"
import type { RightsState } from "./rights-request.ts"
import { rightsTexts } from "./rights-texts.ts"

type RightsActor = "requester" | "staff"

type Transition = { from: readonly RightsState[]; to: RightsState; by: readonly RightsActor[] }

/** Every transition between states of a request. Any other one answers 409. */
export const rightsTransitions = {
  /** The mailed link proves that the address belongs to the requester. */
  confirm: { from: ["unconfirmed"], to: "open", by: ["requester"] },
  /** Once, with a reason: an extended request cannot be extended again. */
  extend: { from: ["open"], to: "extended", by: ["staff"] },
  answer: { from: ["open", "extended"], to: "answered", by: ["staff"] },
  refuse: { from: ["open", "extended"], to: "refused", by: ["staff"] },
  withdraw: { from: ["open", "extended"], to: "withdrawn", by: ["requester"] },
} as const satisfies Record<string, Transition>

export type RightsTransition = keyof typeof rightsTransitions

/** Whether an actor may apply a transition to a request in this state. */
export function canTransitionRights(
  state: RightsState,
  transition: RightsTransition,
  actor: RightsActor,
): boolean {
  const { by, from }: Transition = rightsTransitions[transition]
  return from.includes(state) && by.includes(actor)
}

/** The state after a transition. Throws ConflictError when the transition is not allowed. */
export function nextRightsState(
  state: RightsState,
  transition: RightsTransition,
  actor: RightsActor,
): RightsState {
  if (canTransitionRights(state, transition, actor)) return rightsTransitions[transition].to
  throw new DomainError(
    "ConflictError",
    `The transition ${transition} is not allowed for a request that is ${state}`,
    [{ path: ["state"], message: rightsTexts.notNow }],
  )
}
