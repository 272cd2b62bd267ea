import { QueryClient } from "@tanstack/react-query"
import { errorAnswerSchema } from "@wara/contract/answer"
import { errorTexts } from "@wara/domain/error-texts"
import { type ErrorCode, isErrorCode } from "@wara/domain/errors"
import { redirectTexts } from "@wara/domain/redirects/redirect-texts"
import { wireTexts } from "../ui/ui-texts.ts"

/** Describes an invalid part of the request, as the api reports it. */
type Refusal = { path: string[]; message: string }

/**
 * A call that the api refused or that did not reach it; the message is for the user. The library's
 * forms show `body.errors` beside their fields.
 */
export class PanelError extends Error {
  readonly status: number
  readonly code: ErrorCode | "NoConnection"
  readonly refusals: Refusal[]
  readonly body: { errors: Record<string, string> } | null

  constructor(status: number, code: PanelError["code"], message: string, refusals: Refusal[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.refusals = refusals
    this.body = refusals.length > 0 ? { errors: fieldErrors(status, refusals) } : null
  }

  /**
   * Why an action was refused: the api's own sentence for a conflict, or for what this person may
   * not decide; else that of the code.
   */
  get sentence(): string {
    const [refusal] = this.refusals
    const isOurs = this.status === 409 || this.status === 403
    return isOurs && refusal ? refusal.message : this.message
  }
}

/** Messages of the api that are readable for users. */
const publicMessages: readonly string[] = Object.values(redirectTexts)

/** The api's messages are for developers: for a field it usually suffices to mark it as invalid. */
function fieldErrors(status: number, refusals: Refusal[]): Record<string, string> {
  const fallback = status === 409 ? wireTexts.taken : wireTexts.wrongValue
  return Object.fromEntries(
    refusals.map(({ path, message }) => [
      path.at(-1) ?? "",
      publicMessages.includes(message) ? message : fallback,
    ]),
  )
}

/** The error for a response with a status of 400 or above. */
export function readError(status: number, body: unknown): PanelError {
  const answer = errorAnswerSchema.safeParse(body)
  if (!answer.success) return new PanelError(status, "UnknownError", errorTexts.UnknownError)
  const { name, details } = answer.data.error
  const code = isErrorCode(name) ? name : "UnknownError"
  return new PanelError(status, code, errorTexts[code], details.errors)
}

/** Maximum retries of a query that may succeed later. */
const maxAttempts = 3

/** Whether a query may be retried; a refusal is final. */
export function mayAskAgain(failures: number, error: Error): boolean {
  const isRefusal = error instanceof PanelError && error.status >= 400 && error.status < 500
  return failures < maxAttempts && !isRefusal
}

/** Cache of the api's responses while the page is open. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: mayAskAgain } } })
