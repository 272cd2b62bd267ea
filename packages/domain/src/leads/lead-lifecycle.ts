import { DomainError } from "../errors.ts"
import type { LeadState } from "./lead.ts"
import { leadTexts } from "./lead-texts.ts"

/** Who acts on a lead: its two sides, or the system when the ad ends as sold or returns. */
export type LeadActor = "seller" | "buyer" | "system"

type Transition = { from: readonly LeadState[]; to: LeadState; by: LeadActor }

const open = ["new", "seen", "answered", "visit"] as const satisfies LeadState[]

/** Every transition between states of a lead. Any other one answers 409. */
export const leadTransitions = {
  /** The seller opened the question. */
  see: { from: ["new"], to: "seen", by: "seller" },
  /** The buyer wrote again after an answer: the next step is the seller's. */
  "write-again": { from: ["answered"], to: "new", by: "buyer" },
  answer: { from: ["new", "seen", "answered", "lost"], to: "answered", by: "seller" },
  "agree-visit": { from: ["new", "seen", "answered"], to: "visit", by: "seller" },
  /** The buyer bought the machine. */
  win: { from: [...open, "lost"], to: "won", by: "seller" },
  /** Nothing came of it, or the machine is not available. */
  lose: { from: [...open, "won"], to: "lost", by: "seller" },
  "mark-spam": { from: [...open, "lost"], to: "spam", by: "seller" },
  reopen: { from: ["won", "lost", "spam"], to: "seen", by: "seller" },
  /** The machine was sold to somebody. */
  sell: { from: open, to: "lost", by: "system" },
  /** The ad was marked as sold by mistake. */
  resume: { from: ["lost"], to: "seen", by: "system" },
} as const satisfies Record<string, Transition>

export type LeadTransition = keyof typeof leadTransitions

/** Whether an actor may apply a transition to a lead in this state. */
export function canMoveLead(
  state: LeadState,
  transition: LeadTransition,
  actor: LeadActor,
): boolean {
  const { from, by }: Transition = leadTransitions[transition]
  return by === actor && from.includes(state)
}

/** The state after a transition. Throws ConflictError when the transition is not allowed. */
export function nextLeadState(
  state: LeadState,
  transition: LeadTransition,
  actor: LeadActor,
): LeadState {
  if (canMoveLead(state, transition, actor)) return leadTransitions[transition].to
  throw new DomainError(
    "ConflictError",
    `The transition ${transition} is not allowed for a lead that is ${state}`,
    [{ path: ["state"], message: leadTexts.notNow }],
  )
}

/**
 * The state after the seller wrote: an agreed visit or a sale stays what it is. Throws
 * ConflictError for spam.
 */
export function stateAfterAnswer(state: LeadState): LeadState {
  return state === "visit" || state === "won" ? state : nextLeadState(state, "answer", "seller")
}

/** The state after the buyer wrote: only an answered lead waits for its seller again. */
export function stateAfterMessage(state: LeadState): LeadState {
  return canMoveLead(state, "write-again", "buyer")
    ? nextLeadState(state, "write-again", "buyer")
    : state
}

/** Whether the seller still has something to do about a lead. */
export function isOpenLead(state: LeadState): boolean {
  return leadTransitions.sell.from.some((known) => known === state)
}

/** Tabs of the inbox and the states in each. */
export const leadTabs = {
  new: ["new"],
  open: ["seen", "answered", "visit"],
  closed: ["won", "lost", "spam"],
} as const satisfies Record<string, readonly LeadState[]>

export type LeadTab = keyof typeof leadTabs
