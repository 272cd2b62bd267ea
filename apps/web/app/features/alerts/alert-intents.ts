import { type AlertFrequency, alertFrequencies } from "@wara/domain/alerts/alert"
import type { alertDoneTexts } from "./texts.ts"

/** Field of an alert's forms that says what they do. */
export const alertIntentField = "intent"

/** Field that says which alert of a list a form concerns. */
export const alertField = "alert"

export const alertIntents = ["see", "keep", "confirm", "edit", "pause", "resume", "stop"] as const

export type AlertIntent = (typeof alertIntents)[number]

/** The confirmation that follows a step; null after the browser's own. */
export const alertDoneOf: Record<AlertIntent, keyof typeof alertDoneTexts | null> = {
  see: null,
  keep: "seguimos",
  confirm: "confirmada",
  edit: "guardada",
  pause: "pausada",
  resume: "reactivada",
  stop: "detenida",
}

/** The frequency of a form; "at once" for any other text. */
export function readFrequency(text: string): AlertFrequency {
  return alertFrequencies.find((known) => known === text) ?? "instant"
}
