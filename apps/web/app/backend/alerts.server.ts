import {
  type Alert,
  type AlertReceipt,
  type AlertStep,
  alertReceiptSchema,
  alertSchema,
} from "@wara/contract/alert"
import { dataAnswerSchema } from "@wara/contract/answer"
import type { AlertFrequency, AlertKind } from "@wara/domain/alerts/alert"
import type { NewAlert } from "@wara/domain/alerts/alert-schema"
import { z } from "zod"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendGet, backendPost } from "./client.server.ts"

const receipt = dataAnswerSchema(alertReceiptSchema)
const one = dataAnswerSchema(alertSchema)
const all = dataAnswerSchema(z.array(alertSchema))

/** Asks for an alert; the answer is the same for every address. Throws BackendError. */
export async function askForAlert(alert: NewAlert, caller: Caller): Promise<AlertReceipt> {
  return (await backendPost("/alerts", { data: alert }, receipt, callerOptions(caller))).data
}

/** A step of the owner of an alert. */
export type OwnerStep =
  | { action: AlertStep }
  | { action: "edit"; search: string; kinds: readonly AlertKind[]; frequency: AlertFrequency }

/** The alert of an e-mail's link; changes nothing. Throws BackendError. */
export async function readAlertLink(code: string, caller: Caller): Promise<Alert> {
  return (await backendGet("/alert-links", { code }, one, callerOptions(caller))).data
}

/** Performs a step by an e-mail's link. Throws BackendError. */
export async function followAlertLink(
  code: string,
  step: OwnerStep,
  caller: Caller,
): Promise<Alert> {
  const body = { data: { code, ...step } }
  return (await backendPost("/alert-links", body, one, callerOptions(caller))).data
}

/** The alerts of the caller's confirmed address. */
export async function listOwnAlerts(caller: Caller): Promise<Alert[]> {
  return (await backendGet("/users/me/alerts", {}, all, callerOptions(caller))).data
}

/** Performs a step in an alert of the caller. Throws BackendError. */
export async function performAlertStep(
  alert: string,
  step: OwnerStep,
  caller: Caller,
): Promise<Alert> {
  const path = `/users/me/alerts/${encodeURIComponent(alert)}`
  return (await backendPost(path, { data: step }, one, callerOptions(caller))).data
}
