import { errorAnswerSchema } from "@wara/contract/answer"
import { errorTexts } from "@wara/domain/error-texts"
import { type ErrorCode, isErrorCode } from "@wara/domain/errors"
import { HttpError } from "react-admin"

/** What is wrong with which part of what was sent, as the api says it. */
export type Refusal = { path: string[]; message: string }

/**
 * A call that the api refused or that did not reach it; the message is for people. The library shows
 * `body.errors` at the fields of its forms.
 */
export class PanelError extends HttpError {
  readonly code: ErrorCode | "NoConnection"
  readonly refusals: Refusal[]

  constructor(status: number, code: PanelError["code"], message: string, refusals: Refusal[] = []) {
    const fields = refusals.map(({ path, message }) => [path.at(-1) ?? "", message])
    super(message, status, fields.length > 0 ? { errors: Object.fromEntries(fields) } : null)
    this.code = code
    this.refusals = refusals
  }
}

/** The error that an answer with a status from 400 on tells of. */
export function readError(status: number, body: unknown): PanelError {
  const answer = errorAnswerSchema.safeParse(body)
  if (!answer.success) return new PanelError(status, "UnknownError", errorTexts.UnknownError)
  const { name, details } = answer.data.error
  const code = isErrorCode(name) ? name : "UnknownError"
  return new PanelError(status, code, errorTexts[code], details.errors)
}
