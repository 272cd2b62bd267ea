import { type AuthAnswer, authAnswerSchema, okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { type SocialProvider, socialProviders } from "@wara/domain/accounts/social-provider"
import { botTokenHeader } from "@wara/domain/site/bot-check"
import { z } from "zod"
import { BackendError } from "./backend-error.server.ts"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendGet, backendPost } from "./client.server.ts"

// Every call here throws BackendError; `details.errors` names the wrong fields, `retryAfter` comes
// with a 429. Values are what was typed: the backend judges them by the domain's schemas.

/** Logs in by e-mail or username and password (spec §7). 401 when they do not belong together. */
export function logIn(
  values: { identifier: string; password: string },
  caller: Caller,
): Promise<AuthAnswer> {
  return backendPost("/auth/local", values, authAnswerSchema, callerOptions(caller))
}

/** Whether a refused log-in says that the next one wants a token of the bot check. */
export function wantsBotToken(error: unknown): boolean {
  const details = error instanceof BackendError ? (error.details.errors ?? []) : []
  return details.some(({ path }) => path[0] === botTokenHeader)
}

/** Makes an account and logs it in (spec §7). 409 when the e-mail has one. */
export function register(values: unknown, caller: Caller): Promise<AuthAnswer> {
  return backendPost("/auth/local/register", values, authAnswerSchema, callerOptions(caller))
}

/** Asks for the e-mail with a link to choose a new password; the answer never tells who exists. */
export async function forgotPassword(email: string, caller: Caller): Promise<void> {
  await backendPost("/auth/forgot-password", { email }, okAnswerSchema, callerOptions(caller))
}

/** Sets a new password by the code of an e-mail and logs in (spec §7). 410 when it is used up. */
export function resetPassword(
  values: { code: string; password: string; passwordConfirmation: string },
  caller: Caller,
): Promise<AuthAnswer> {
  return backendPost("/auth/reset-password", values, authAnswerSchema, callerOptions(caller))
}

/** Changes the password; every session ends and the answer opens a new one. */
export function changePassword(
  values: { currentPassword: string; password: string; passwordConfirmation: string },
  caller: Caller,
): Promise<AuthAnswer> {
  return backendPost("/auth/change-password", values, authAnswerSchema, callerOptions(caller))
}

/** Sends the e-mail to confirm an address again; the answer never tells who exists. */
export async function sendEmailConfirmation(email: string, caller: Caller): Promise<void> {
  const path = "/auth/send-email-confirmation"
  await backendPost(path, { email }, okAnswerSchema, callerOptions(caller))
}

/** Confirms an e-mail by the code of the link. 410 when it is used up. */
export async function confirmEmail(code: string, caller: Caller): Promise<void> {
  await backendPost("/auth/confirm-email", { code }, okAnswerSchema, callerOptions(caller))
}

/** Ends the session of the caller's token. */
export async function logOut(caller: Caller): Promise<void> {
  await backendPost("/auth/logout", {}, okAnswerSchema, callerOptions(caller))
}

/** The providers by which people may log in here; none when the backend does not say. */
export async function listSocialProviders(): Promise<SocialProvider[]> {
  const schema = dataAnswerSchema(z.array(z.enum(socialProviders)))
  return (await backendGet("/auth/providers", {}, schema).catch(() => ({ data: [] }))).data
}

/**
 * Turns the single-use code that Google's or Facebook's log-in came back with into a session (spec
 * §7). `binding` is the secret of the browser that began. 403 when the e-mail is not confirmed.
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

/** Confirms another e-mail by the code of its link, or stops that by the code of the old address. 410. */
export async function followEmailChange(
  step: "confirm" | "stop",
  code: string,
  caller: Caller,
): Promise<void> {
  await backendPost(`/auth/${step}-email-change`, { code }, okAnswerSchema, callerOptions(caller))
}
