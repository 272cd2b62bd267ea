import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import {
  answerTimeSchema,
  type LeadLinkAction,
  type LeadPage,
  type LeadReceipt,
  type LeadThread,
  leadFileSchema,
  leadPageSchema,
  leadReceiptSchema,
  leadTemplatesAnswerSchema,
  leadThreadSchema,
} from "@wara/contract/lead"
import type { ContactChannelOfAd, LeadSide, SellerChoice } from "@wara/domain/leads/lead"
import type { LeadTab } from "@wara/domain/leads/lead-lifecycle"
import type { LeadTemplate, NewLead } from "@wara/domain/leads/lead-schema"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendGet, backendPost, backendPut, type CallOptions } from "./client.server.ts"
import { loading, loadingRecord } from "./loading.server.ts"
import { backendTexts } from "./texts.ts"

const receipt = dataAnswerSchema(leadReceiptSchema)
const thread = dataAnswerSchema(leadThreadSchema)

/** Asks the seller of an ad; the same key is processed once. Throws BackendError. */
export async function askSeller(
  question: { adId: number; lead: NewLead; key: string },
  caller: Caller,
): Promise<LeadReceipt> {
  const options = callerOptions(caller)
  const headers = { ...options.headers, "Idempotency-Key": question.key }
  const path = `/ads/${question.adId}/leads`
  return (await backendPost(path, { data: question.lead }, receipt, { ...options, headers })).data
}

/** The usual answer time of an ad's seller in hours; null with too few answers. */
export async function readAnswerTime(adId: number, options: CallOptions): Promise<number | null> {
  const schema = dataAnswerSchema(answerTimeSchema)
  return (await backendGet(`/ads/${adId}/answer-time`, {}, schema, options)).data.hours
}

/** Records that a user went on from the contact data of an ad. */
export async function recordContact(
  adId: number,
  channel: ContactChannelOfAd,
  caller: Caller,
): Promise<void> {
  await backendPost(
    `/ads/${adId}/contacts`,
    { data: { channel } },
    okAnswerSchema,
    callerOptions(caller),
  )
}

/** The thread of an e-mail's link; changes nothing. Throws BackendError. */
export async function readLeadLink(code: string, caller: Caller): Promise<LeadThread> {
  return (await backendGet("/lead-links", { code }, thread, callerOptions(caller))).data
}

export type LinkStep =
  | { action: "reply"; text: string; key: string }
  | { action: Exclude<LeadLinkAction, "reply"> }

/** Performs a step by an e-mail's link. Throws BackendError. */
export async function followLeadLink(
  code: string,
  step: LinkStep,
  caller: Caller,
): Promise<LeadThread> {
  const body = { data: { code, ...step } }
  return (await backendPost("/lead-links", body, thread, callerOptions(caller))).data
}

/** A page of the questions that the caller got or asked. */
export function listLeads(
  place: { side: LeadSide; tab: LeadTab | "all"; page: number; ad?: number | undefined },
  caller: Caller,
): Promise<LeadPage> {
  return loading(backendTexts.leads, () =>
    backendGet("/users/me/leads", place, leadPageSchema, callerOptions(caller)),
  )
}

/** A thread of the caller. */
export async function readOwnLead(lead: string, caller: Caller): Promise<LeadThread> {
  const path = `/users/me/leads/${encodeURIComponent(lead)}`
  return loadingRecord(
    backendTexts.lead,
    async () => (await backendGet(path, {}, thread, callerOptions(caller))).data,
  )
}

export type OwnLeadStep =
  | { action: "see" | "confirm" | "not-available" }
  | { action: "reply"; text: string; key: string }
  | { action: "note"; note: string }
  | { action: "move"; choice: SellerChoice }
  | { action: "block"; isBlocked: boolean }

/** Performs a step in a thread of the caller. Throws BackendError. */
export async function performLeadStep(
  lead: string,
  step: OwnLeadStep,
  caller: Caller,
): Promise<LeadThread> {
  const path = `/users/me/leads/${lead}`
  return (await backendPost(path, { data: step }, thread, callerOptions(caller))).data
}

/** The questions that the caller got, as the text of a spreadsheet file. */
export async function loadLeadsFile(caller: Caller): Promise<string> {
  const schema = dataAnswerSchema(leadFileSchema)
  return loading(
    backendTexts.leads,
    async () =>
      (await backendGet("/users/me/leads-file", {}, schema, callerOptions(caller))).data.csv,
  )
}

export async function listLeadTemplates(caller: Caller): Promise<LeadTemplate[]> {
  const schema = dataAnswerSchema(leadTemplatesAnswerSchema)
  return loading(
    backendTexts.leads,
    async () =>
      (await backendGet("/users/me/lead-templates", {}, schema, callerOptions(caller))).data,
  )
}

export async function replaceLeadTemplates(
  templates: readonly LeadTemplate[],
  caller: Caller,
): Promise<void> {
  const path = "/users/me/lead-templates"
  await backendPut(path, { data: templates }, okAnswerSchema, callerOptions(caller))
}
