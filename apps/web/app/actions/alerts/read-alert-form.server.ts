import { alertKinds } from "@wara/domain/alerts/alert"
import { alertSchema } from "@wara/domain/alerts/alert-schema"
import type { OwnerStep } from "../../backend/alerts.server.ts"
import { kindField } from "../../features/alerts/alert-fields.tsx"
import {
  type AlertIntent,
  alertIntentField,
  alertIntents,
  readFrequency,
} from "../../features/alerts/alert-intents.ts"
import { newAlertFields } from "../../features/alerts/new-alert-view.tsx"
import { readForm, textOf } from "../../forms/read-form.server.ts"
import { changedSearch } from "./changed-search.server.ts"

/** The form of a new alert. The short form beside results has an address only. */
export function readNewAlert(form: FormData) {
  return readForm(form, {
    fields: newAlertFields,
    schema: alertSchema,
    input: ({ email, frequency = "", search, ...typed }) => {
      const kinds = alertKinds.filter((kind) => typed[kindField(kind)] === "on")
      const isShort = frequency === ""
      return { email, search, ...(isShort ? {} : { frequency, kinds }) }
    },
  })
}

/** Which form of an alert was posted; null for any other. */
export function readAlertIntent(form: FormData): AlertIntent | null {
  return alertIntents.find((intent) => intent === textOf(form, alertIntentField)) ?? null
}

/** The step of an alert's form; null for a search that no alert can watch. */
export function readOwnerStep(form: FormData, intent: AlertIntent): OwnerStep | null {
  if (intent === "keep") return { action: "see" }
  if (intent !== "edit") return { action: intent }
  const search = changedSearch(form)
  if (search === null) return null
  return {
    action: "edit",
    search,
    kinds: alertKinds.filter((kind) => textOf(form, kindField(kind)) === "on"),
    frequency: readFrequency(textOf(form, "frequency")),
  }
}
