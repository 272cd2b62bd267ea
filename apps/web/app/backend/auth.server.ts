import { type AuthAnswer, authAnswerSchema, okAnswerSchema } from "@wara/contract/account"
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

/** Confirms an e-mail with the code of the link. 410 when it is used up. */
export async function confirmEmail(code: string, caller: Caller): Promise<void> {
  await backendPost("/auth/confirm-email", { code }, okAnswerSchema, callerOptions(caller))
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

/**
 * Confirms an e-mail change with its code, or stops it with the old address's code. 410 when used
 * up.
 */
export async function followEmailChange(
  step: "confirm" | "stop",
  code: string,
  caller: Caller,
): Promise<void> {
  await backendPost(`/auth/${step}-email-change`, { code }, okAnswerSchema, callerOptions(caller))
}
