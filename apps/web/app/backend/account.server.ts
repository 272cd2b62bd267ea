import {
  type Account,
  type AccountSummary,
  accountSchema,
  accountSummarySchema,
  type Consent,
  consentSchema,
  emailChangeAnswerSchema,
  okAnswerSchema,
  ownProRequestSchema,
  type Session,
  sessionSchema,
  usernameAvailabilitySchema,
} from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import type { DeletionProof } from "@wara/domain/accounts/deletion-schema"
import type { EmailChange } from "@wara/domain/accounts/email-change-schema"
import type { OwnContact } from "@wara/domain/accounts/own-contact"
import type { ProRequest } from "@wara/domain/accounts/pro-request"
import type { Publisher } from "@wara/domain/accounts/publisher-schema"
import { z } from "zod"
import { backendTexts } from "./backend-texts.ts"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendDelete, backendGet, backendPost, backendPut } from "./client.server.ts"
import { loading } from "./loading.server.ts"

const me = "/users/me"

/** The person of the caller's token, without the parts that only the account area shows. */
export function loadViewer(caller: Caller): Promise<Account> {
  return backendGet(me, {}, accountSchema, callerOptions(caller))
}

/** The person with everything the account area shows: cover and commune too. */
export function loadAccount(caller: Caller): Promise<Account> {
  return loading(backendTexts.account, () =>
    backendGet(me, { populate: "*" }, accountSchema, callerOptions(caller)),
  )
}

/** Credits, ads by state and completeness. */
export async function loadSummary(caller: Caller): Promise<AccountSummary> {
  const schema = dataAnswerSchema(accountSummarySchema)
  const load = () => backendGet(`${me}/summary`, {}, schema, callerOptions(caller))
  return (await loading(backendTexts.account, load)).data
}

/** The caller's last request to be a professional seller; null without one. */
export async function loadProRequest(caller: Caller) {
  const schema = dataAnswerSchema(ownProRequestSchema.nullable())
  const load = () => backendGet(`${me}/pro-request`, {}, schema, callerOptions(caller))
  return (await loading(backendTexts.account, load)).data
}

/** Asks for the account to be professional. 409 while another request is open. */
export async function requestPro(values: ProRequest, caller: Caller): Promise<void> {
  const body = { data: values }
  await backendPost(`${me}/pro-request`, body, okAnswerSchema, callerOptions(caller))
}

/** Corrects the e-mail at once, or asks for another one. 400 for the password, 409 for a taken one. */
export async function changeEmail(values: EmailChange, caller: Caller) {
  const schema = dataAnswerSchema(emailChangeAnswerSchema)
  return (await backendPut(`${me}/email`, { data: values }, schema, callerOptions(caller))).data
}

/** Stores as whom the caller publishes and buys. 400 with details per field. */
export function setPublisher(publisher: Publisher, caller: Caller): Promise<Account> {
  return backendPut(`${me}/publisher`, { data: publisher }, accountSchema, callerOptions(caller))
}

/** Stores the phone and the commune that the profile lacks. 400 with details per field. */
export function completeContact(contact: OwnContact, caller: Caller): Promise<Account> {
  return backendPut(`${me}/contact`, { data: contact }, accountSchema, callerOptions(caller))
}

/** Stores the whole profile. 400 with details per field. */
export function updateProfile(values: unknown, caller: Caller): Promise<Account> {
  return backendPut(`${me}/profile`, { data: values }, accountSchema, callerOptions(caller))
}

/** Whether the caller may take a username now. */
export async function usernameAvailability(username: string, caller: Caller) {
  const schema = dataAnswerSchema(usernameAvailabilitySchema)
  const path = "/users/username-availability"
  return (await backendGet(path, { username }, schema, callerOptions(caller))).data
}

/** Takes a username. 409 when it is taken or was changed within 90 days. */
export function changeUsername(username: string, caller: Caller): Promise<Account> {
  const body = { data: { username } }
  return backendPut(`${me}/username`, body, accountSchema, callerOptions(caller))
}

/** Shows an uploaded picture as avatar or cover. */
export function setPicture(
  kind: "avatar" | "cover",
  file: number,
  caller: Caller,
): Promise<Account> {
  return backendPut(`${me}/${kind}`, { data: { file } }, accountSchema, callerOptions(caller))
}

/** Takes the avatar or the cover away. */
export function removePicture(kind: "avatar" | "cover", caller: Caller): Promise<Account> {
  return backendDelete(`${me}/${kind}`, accountSchema, callerOptions(caller))
}

/** Where the person is logged in, the caller's own session first. */
export async function listSessions(caller: Caller): Promise<Session[]> {
  const schema = dataAnswerSchema(z.array(sessionSchema))
  const load = () => backendGet("/auth/sessions", {}, schema, callerOptions(caller))
  return (await loading(backendTexts.sessions, load)).data
}

/** Ends one session of the caller's. */
export async function endSession(id: string, caller: Caller): Promise<void> {
  const path = `/auth/sessions/${encodeURIComponent(id)}`
  await backendDelete(path, okAnswerSchema, callerOptions(caller))
}

/** Ends every session but the caller's own. */
export async function endOtherSessions(caller: Caller): Promise<void> {
  await backendDelete("/auth/sessions", okAnswerSchema, callerOptions(caller))
}

/** Asks for the deletion of the account in 14 days; proven by password, or e-mail without one. */
export function requestDeletion(proof: DeletionProof, caller: Caller): Promise<Account> {
  return backendPost(`${me}/deletion`, { data: proof }, accountSchema, callerOptions(caller))
}

/** Keeps the account after all. */
export function cancelDeletion(caller: Caller): Promise<Account> {
  return backendDelete(`${me}/deletion`, accountSchema, callerOptions(caller))
}

/** Everything that is stored about the person, to take away. */
export function exportData(caller: Caller): Promise<Record<string, unknown>> {
  const schema = z.record(z.string(), z.unknown())
  return loading(backendTexts.account, () =>
    backendGet(`${me}/export`, {}, schema, callerOptions(caller)),
  )
}

/** What the person agreed to and took back, newest first. */
export async function listConsents(caller: Caller): Promise<Consent[]> {
  const schema = dataAnswerSchema(z.array(consentSchema))
  const load = () => backendGet(`${me}/consents`, {}, schema, callerOptions(caller))
  return (await loading(backendTexts.account, load)).data
}

/** Agrees to news by e-mail or takes that back. */
export async function setNewsConsent(granted: boolean, caller: Caller): Promise<Consent[]> {
  const body = { data: { kind: "news", granted } }
  const schema = dataAnswerSchema(z.array(consentSchema))
  return (await backendPut(`${me}/consents`, body, schema, callerOptions(caller))).data
}
