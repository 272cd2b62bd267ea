import { errorTexts } from "@wara/domain/error-texts"
import { isErrorCode } from "@wara/domain/errors"
import { createContext, data } from "react-router"
import { type BackendError, backendErrorOf } from "../backend/backend-error.server.ts"
import { fieldErrors } from "./read-form.server.ts"
import { formTexts } from "./texts.ts"
import type { FormResult, TypedForm } from "./use-form.ts"

type Refused<Name extends string> = FormResult<Name> & { fields: readonly Name[] }

export function refuseForm<Name extends string>(
  { values, errors }: Refused<Name>,
  failure: string | null = null,
  init: { status: number; headers?: Record<string, string> } = { status: 400 },
) {
  const result: FormResult<Name> = { values, errors, failure }
  return data(result, init)
}

/** Message for an error that belongs to no field. `told` overrides the default messages. */
function failureText(error: BackendError, messages: Record<string, string>): string {
  const { name, status } = error
  const own = messages[name]
  if (own !== undefined) return own
  if (status === 429) {
    const seconds = Number(error.retryAfter)
    return seconds > 0 ? formTexts.wait(seconds) : errorTexts.RateLimitError
  }
  if (status === 503) return formTexts.unavailable
  return status < 500 && isErrorCode(name) ? errorTexts[name] : formTexts.failed
}

/**
 * Returns a form that the backend rejected: its messages beside their fields, or else one message
 * above the form. Error pages of failed calls count as those calls; errors from elsewhere are
 * rethrown.
 */
export function failForm<Name extends string>(
  form: Refused<Name>,
  error: unknown,
  messages: Record<string, string> = {},
) {
  const refusal = backendErrorOf(error)
  if (refusal === null) throw error
  const errors = fieldErrors(form.fields, refusal.details.errors ?? [])
  const failure = Object.keys(errors).length > 0 ? null : failureText(refusal, messages)
  const { status, retryAfter } = refusal
  const headers = retryAfter === null ? {} : { "Retry-After": retryAfter }
  return refuseForm({ ...form, errors }, failure, { status, headers })
}

/** The submitted form, for an error page shown in place of the form; otherwise null. */
export const typedForm = createContext<TypedForm | null>(null)

/** Secrets and single-use tokens are never written into a page. */
const secretName = /password|token/i

/**
 * The submitted fields of a request, without secrets and files; null when it is not a plain form.
 */
export async function readTypedForm(request: Request): Promise<TypedForm | null> {
  const type = request.headers.get("Content-Type") ?? ""
  if (!type.startsWith("application/x-www-form-urlencoded")) return null
  const fields = new URLSearchParams(await request.clone().text())
  return [...fields].filter(([name]) => !secretName.test(name))
}
