import {
  type AuthAnswer,
  authAnswerSchema,
  type DisownedEmail,
  disownedEmailSchema,
  type EmailLink,
  emailLinkSchema,
  okAnswerSchema,
} from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { type SocialProvider, socialProviders } from "@wara/domain/accounts/social-log-in"
import { botTokenHeader } from "@wara/domain/site/bot-check"
import { z } from "zod"
import { BackendError } from "./backend-error.server.ts"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendGet, backendPost } from "./client.server.ts"

// Every call here throws BackendError; `details.errors` names the invalid fields, `retryAfter` is
// set on a 429. Values are passed as typed: the backend validates them with the domain's schemas.

/** Logs in by e-mail or username and password [S7.3]. 401 when the credentials are wrong. */
export function logIn(
  values: { identifier: string; password: string },
  caller: Caller,
): Promise<AuthAnswer> {
  return backendPost("/auth/local", values, authAnswerSchema, callerOptions(caller))
}

/** Whether a refused log-in says that the next one needs a bot-check token. */
export function wantsBotToken(error: unknown): boolean {
  const details = error instanceof BackendError ? (error.details.errors ?? []) : []
  return details.some(({ path }) => path[0] === botTokenHeader)
}

/** Creates an account and logs it in [S7.3]. 409 when the e-mail already has one. */
export function register(values: unknown, caller: Caller): Promise<AuthAnswer> {
  return backendPost("/auth/local/register", values, authAnswerSchema, callerOptions(caller))
}

/**
 * Requests the e-mail with a password-reset link; the response does not reveal whether the account
 * exists.
 */
export async function forgotPassword(email: string, caller: Caller): Promise<void> {
  await backendPost("/auth/forgot-password", { email }, okAnswerSchema, callerOptions(caller))
}

/**
 * Sets a new password with the code of an e-mail and logs in [S7.4]. 410 when the code is used up.
 */
export function resetPassword(
  values: { code: string; password: string; passwordConfirmation: string },
  caller: Caller,
): Promise<AuthAnswer> {
  return backendPost("/auth/reset-password", values, authAnswerSchema, callerOptions(caller))
}

/** Changes the password; every session ends and the response opens a new one. */
export function changePassword(
  values: { currentPassword: string; password: string; passwordConfirmation: string },
  caller: Caller,
): Promise<AuthAnswer> {
  return backendPost("/auth/change-password", values, authAnswerSchema, callerOptions(caller))
}

/**
 * Resends the e-mail that confirms an address; the response does not reveal whether the account
 * exists.
 */
export async function sendEmailConfirmation(email: string, caller: Caller): Promise<void> {
  const path = "/auth/send-email-confirmation"
  await backendPost(path, { email }, okAnswerSchema, callerOptions(caller))
}

export type LinkKind = "confirm_email" | "change_email" | "reset_password"

/** Names the account behind a mailed link; the link stays valid. 410 when it is used up. */
export async function readEmailLink(
  kind: LinkKind,
  code: string,
  caller: Caller,
): Promise<EmailLink> {
  const schema = dataAnswerSchema(emailLinkSchema)
  const answer = await backendPost(
    "/auth/email-link",
    { kind, code },
    schema,
    callerOptions(caller),
  )
  return answer.data
}

type Confirmation = { code: string; password?: string }

/**
 * Confirms an e-mail with the code of the link. 400 names the password when it is needed or wrong;
 * 410 when the code is used up.
 */
export async function confirmEmail(values: Confirmation, caller: Caller): Promise<void> {
  await backendPost("/auth/confirm-email", values, okAnswerSchema, callerOptions(caller))
}

/** Confirms an e-mail change; errors as of `confirmEmail`, and 409 when the e-mail is taken. */
export async function confirmEmailChange(values: Confirmation, caller: Caller): Promise<void> {
  await backendPost("/auth/confirm-email-change", values, okAnswerSchema, callerOptions(caller))
}

/** Undoes what another person did with the reader's e-mail. 410 when the code is used up. */
export async function disownEmail(
  kind: "confirm_email" | "change_email",
  code: string,
  caller: Caller,
): Promise<DisownedEmail["outcome"]> {
  const schema = dataAnswerSchema(disownedEmailSchema)
  const path = "/auth/disown-email"
  const answer = await backendPost(path, { kind, code }, schema, callerOptions(caller))
  return answer.data.outcome
}

export async function logOut(caller: Caller): Promise<void> {
  await backendPost("/auth/logout", {}, okAnswerSchema, callerOptions(caller))
}

/** The social log-in providers that are enabled; empty when the backend does not answer. */
export async function listSocialProviders(): Promise<SocialProvider[]> {
  const schema = dataAnswerSchema(z.array(z.enum(socialProviders)))
  return (await backendGet("/auth/providers", {}, schema).catch(() => ({ data: [] }))).data
}

/**
 * Exchanges the single-use code of a Google or Facebook log-in for a session [S7.5]. `binding` is
 * the secret of the browser that started the OAuth flow. 403 when the e-mail is not confirmed.
 */
export function finishSocialLogIn(
  provider: SocialProvider,
  login: { code: string; binding: string },
  caller: Caller,
): Promise<AuthAnswer> {
  const options = callerOptions(caller)
  const headers = { ...options.headers, "X-Login-Binding": login.binding }
  const query = { access_token: login.code }
  return backendGet(`/auth/${provider}/callback`, query, authAnswerSchema, { ...options, headers })
}

/** Stops an e-mail change with the code sent to the old address. 410 when it is used up. */
export async function stopEmailChange(code: string, caller: Caller): Promise<void> {
  await backendPost("/auth/stop-email-change", { code }, okAnswerSchema, callerOptions(caller))
}
