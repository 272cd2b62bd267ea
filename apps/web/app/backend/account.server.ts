import {
  type Account,
  type AccountSummary,
  accountSchema,
  accountSummarySchema,
  type Consent,
  consentSchema,
  emailChangeAnswerSchema,
  type LogInRecord,
  logInRecordSchema,
  okAnswerSchema,
  ownProRequestSchema,
  type Session,
  sessionSchema,
  usernameAvailabilitySchema,
} from "@wara/contract/account"
import { dataAnswerSchema, type Pagination, pageAnswerSchema } from "@wara/contract/answer"
import type { DeletionProof, EmailChange } from "@wara/domain/accounts/account-schemas"
import type { ProRequest, Publisher } from "@wara/domain/accounts/profile-schema"
import { z } from "zod"
import { type Caller, callerOptions, keyedOptions } from "./caller.server.ts"
import { backendDelete, backendGet, backendPost, backendPut } from "./client.server.ts"
import { loading } from "./loading.server.ts"
import { pageBudgetMs, remainingBudgetMs } from "./page-work.server.ts"
import { backendTexts } from "./texts.ts"

const me = "/users/me"

/**
 * The account of the caller's token, without the fields that only the account area shows. It may
 * take half of the page's budget, so that the page can still be shown as a visitor's [B5.18].
 */
export function loadViewer(caller: Caller): Promise<Account> {
  const timeoutMs = Math.min(remainingBudgetMs(), pageBudgetMs) / 2
  return backendGet(me, {}, accountSchema, { ...callerOptions(caller), timeoutMs })
}

/** The account with everything the account area shows, including cover and commune. */
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

/** The caller's latest request to become a professional seller; null without one. */
export async function loadProRequest(caller: Caller) {
  const schema = dataAnswerSchema(ownProRequestSchema.nullable())
  const load = () => backendGet(`${me}/pro-request`, {}, schema, callerOptions(caller))
  return (await loading(backendTexts.account, load)).data
}

/** Requests that the account becomes professional. 409 while another request is open. */
export async function requestPro(values: ProRequest, caller: Caller): Promise<void> {
  const body = { data: values }
  await backendPost(`${me}/pro-request`, body, okAnswerSchema, callerOptions(caller))
}

/**
 * Corrects the e-mail immediately, or requests a change. 400 for a wrong password, 409 when the
 * e-mail is taken.
 */
export async function changeEmail(values: EmailChange, caller: Caller) {
  const schema = dataAnswerSchema(emailChangeAnswerSchema)
  return (await backendPut(`${me}/email`, { data: values }, schema, callerOptions(caller))).data
}

/**
 * Mails the link of the change that waits again, once per key. 409 when none waits, 429 past the
 * limits.
 */
export async function resendEmailChange(key: string, caller: Caller) {
  const schema = dataAnswerSchema(emailChangeAnswerSchema)
  const path = `${me}/email/resend`
  return (await backendPost(path, {}, schema, keyedOptions(caller, key))).data
}

/**
 * Stores the publisher data under which the caller publishes and buys. 400 with details per field.
 */
export function setPublisher(publisher: Publisher, caller: Caller): Promise<Account> {
  return backendPut(`${me}/publisher`, { data: publisher }, accountSchema, callerOptions(caller))
}

/** Stores the whole profile. 400 with details per field. */
export function updateProfile(values: unknown, caller: Caller): Promise<Account> {
  return backendPut(`${me}/profile`, { data: values }, accountSchema, callerOptions(caller))
}

/** Whether the caller may take the username now. */
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

/** Sets an uploaded picture as avatar or cover. */
export function setPicture(
  kind: "avatar" | "cover",
  file: number,
  caller: Caller,
): Promise<Account> {
  return backendPut(`${me}/${kind}`, { data: { file } }, accountSchema, callerOptions(caller))
}

export function removePicture(kind: "avatar" | "cover", caller: Caller): Promise<Account> {
  return backendDelete(`${me}/${kind}`, accountSchema, callerOptions(caller))
}

/** The caller's sessions, the current one first. */
export async function listSessions(caller: Caller): Promise<Session[]> {
  const schema = dataAnswerSchema(z.array(sessionSchema))
  const load = () => backendGet("/auth/sessions", {}, schema, callerOptions(caller))
  return (await loading(backendTexts.sessions, load)).data
}

/** A page of the log-ins to the caller's account, right or wrong, newest first. */
export async function listLogIns(
  page: number,
  caller: Caller,
): Promise<{ logIns: LogInRecord[]; pagination: Pagination }> {
  const schema = pageAnswerSchema(logInRecordSchema)
  const load = () => backendGet(`${me}/log-ins`, { page }, schema, callerOptions(caller))
  const { data, meta } = await loading(backendTexts.sessions, load)
  return { logIns: data, pagination: meta.pagination }
}

export async function endSession(id: string, caller: Caller): Promise<void> {
  const path = `/auth/sessions/${encodeURIComponent(id)}`
  await backendDelete(path, okAnswerSchema, callerOptions(caller))
}

export async function endOtherSessions(caller: Caller): Promise<void> {
  await backendDelete("/auth/sessions", okAnswerSchema, callerOptions(caller))
}

/**
 * Requests the deletion of the account in 14 days; confirmed by password, or by e-mail for accounts
 * without one.
 */
export function requestDeletion(proof: DeletionProof, caller: Caller): Promise<Account> {
  return backendPost(`${me}/deletion`, { data: proof }, accountSchema, callerOptions(caller))
}

/** Cancels the requested deletion of the account. */
export function cancelDeletion(caller: Caller): Promise<Account> {
  return backendDelete(`${me}/deletion`, accountSchema, callerOptions(caller))
}

/** All data stored about the caller, for export. */
export function exportData(caller: Caller): Promise<Record<string, unknown>> {
  const schema = z.record(z.string(), z.unknown())
  return loading(backendTexts.account, () =>
    backendGet(`${me}/export`, {}, schema, callerOptions(caller)),
  )
}

/** Consents that the caller gave and withdrew, newest first. */
export async function listConsents(caller: Caller): Promise<Consent[]> {
  const schema = dataAnswerSchema(z.array(consentSchema))
  const load = () => backendGet(`${me}/consents`, {}, schema, callerOptions(caller))
  return (await loading(backendTexts.account, load)).data
}
