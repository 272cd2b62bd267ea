import { sellerChoices } from "@wara/domain/leads/lead"
import type { LinkStep, OwnLeadStep } from "../../backend/leads.server.ts"
import {
  intentField,
  type LeadIntent,
  leadIntents,
} from "../../features/account/leads/lead-forms.ts"
import type { leadDoneTexts } from "../../features/account/leads/texts.ts"
import { textOf } from "../../forms/read-form.server.ts"

/** Which form of a thread was posted; null for any other. */
export function readIntent(form: FormData): LeadIntent | null {
  return leadIntents.find((intent) => intent === textOf(form, intentField)) ?? null
}

/** The confirmation that follows a step; null after the browser's own. */
export const doneOf: Record<LeadIntent, keyof typeof leadDoneTexts | null> = {
  see: null,
  confirm: "confirmada",
  reply: "enviado",
  note: "guardado",
  move: "movida",
  block: "bloqueado",
  unblock: "desbloqueado",
  "not-available": "no-disponible",
  spam: "spam",
  sold: "vendido",
}

const message = (form: FormData) => ({
  action: "reply" as const,
  text: textOf(form, "text"),
  key: textOf(form, "key"),
})

/** The step of a form by an e-mail's link; null for one that needs the account. */
export function readLinkStep(form: FormData): LinkStep | null {
  const intent = readIntent(form)
  switch (intent) {
    case "reply":
      return message(form)
    case "see":
    case "confirm":
    case "not-available":
    case "spam":
    case "block":
    case "sold":
      return { action: intent }
    default:
      return null
  }
}

/** The step of a form in the account; null for an unknown one. */
export function readOwnStep(form: FormData): OwnLeadStep | null {
  const intent = readIntent(form)
  switch (intent) {
    case "reply":
      return message(form)
    case "note":
      return { action: "note", note: textOf(form, "note") }
    case "move": {
      const choice = sellerChoices.find((known) => known === textOf(form, "choice"))
      return choice === undefined ? null : { action: "move", choice }
    }
    case "block":
    case "unblock":
      return { action: "block", isBlocked: intent === "block" }
    case "see":
    case "confirm":
    case "not-available":
      return { action: intent }
    default:
      return null
  }
}
