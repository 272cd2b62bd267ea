import { type Account, accountSchema, okAnswerSchema } from "@wara/contract/account"
import { contactAnswerSchema, dataAnswerSchema } from "@wara/contract/answer"
import {
  type AccessReport,
  accessReportSchema,
  type RightsRequest,
  rightsRequestSchema,
  type UnconfirmedRights,
  unconfirmedRightsSchema,
} from "@wara/contract/privacy"
import type { RightsRequestContent, VisitorRightsRequest } from "@wara/domain/privacy/rights-schema"
import { z } from "zod"
import { type Caller, callerOptions, keyedOptions } from "./caller.server.ts"
import { backendDelete, backendGet, backendPost } from "./client.server.ts"
import { loading } from "./loading.server.ts"
import { backendTexts } from "./texts.ts"

const me = "/users/me"
const sentSchema = dataAnswerSchema(contactAnswerSchema)

/** Sends a request without an account; the link that proves it is mailed. */
export async function sendVisitorRights(
  request: VisitorRightsRequest,
  key: string,
  caller: Caller,
): Promise<void> {
  await backendPost("/rights-requests", { data: request }, sentSchema, keyedOptions(caller, key))
}

/** The requests that a mailed code may confirm. BackendError 410 for an invalid code. */
export async function listUnconfirmedRights(
  code: string,
  caller: Caller,
): Promise<UnconfirmedRights[]> {
  const schema = dataAnswerSchema(z.array(unconfirmedRightsSchema))
  const body = { data: { code } }
  const path = "/rights-requests/unconfirmed"
  return (await backendPost(path, body, schema, callerOptions(caller))).data
}

/** Opens one of the requests of a mailed code. BackendError 410 for an invalid one. */
export async function confirmRights(
  data: { code: string; request: string },
  caller: Caller,
): Promise<void> {
  await backendPost("/rights-requests/confirm", { data }, okAnswerSchema, callerOptions(caller))
}

/** The data of the address behind a mailed code. BackendError 410 for an invalid code. */
export async function readRightsData(code: string, caller: Caller): Promise<unknown> {
  const schema = dataAnswerSchema(z.record(z.string(), z.unknown()))
  const body = { data: { code } }
  return (await backendPost("/rights-requests/data", body, schema, callerOptions(caller))).data
}

/** The caller's requests about personal data, newest first. */
export async function listRights(caller: Caller): Promise<RightsRequest[]> {
  const schema = dataAnswerSchema(z.array(rightsRequestSchema))
  const load = () => backendGet(`${me}/rights-requests`, {}, schema, callerOptions(caller))
  return (await loading(backendTexts.account, load)).data
}

export async function sendOwnRights(
  request: RightsRequestContent,
  key: string,
  caller: Caller,
): Promise<void> {
  await backendPost(
    `${me}/rights-requests`,
    { data: request },
    sentSchema,
    keyedOptions(caller, key),
  )
}

/** Withdraws a request by its documentId. BackendError 409 when it was answered meanwhile. */
export async function withdrawRights(id: string, caller: Caller): Promise<void> {
  const path = `${me}/rights-requests/${encodeURIComponent(id)}/withdraw`
  await backendPost(path, { data: {} }, okAnswerSchema, callerOptions(caller))
}

/** Blocks the caller's data: hides profile and ads. */
export function blockData(caller: Caller): Promise<Account> {
  return backendPost(`${me}/data-block`, { data: {} }, accountSchema, callerOptions(caller))
}

/** Ends the block of the caller's data. */
export function unblockData(caller: Caller): Promise<Account> {
  return backendDelete(`${me}/data-block`, accountSchema, callerOptions(caller))
}

/** How many records of each kind are stored about the caller. */
export async function loadAccessReport(caller: Caller): Promise<AccessReport> {
  const schema = dataAnswerSchema(accessReportSchema)
  const load = () => backendGet(`${me}/access-report`, {}, schema, callerOptions(caller))
  return (await loading(backendTexts.account, load)).data
}
