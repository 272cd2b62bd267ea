import { errorTexts } from "@wara/domain/error-texts"
import { isErrorCode } from "@wara/domain/errors"
import { BackendError } from "../../backend/backend-error.server.ts"
import { formTexts } from "../../forms/texts.ts"

/**
 * The message that the browser gets for a failed call. Rethrows errors that do not come from the
 * backend.
 */
export function describeFailure(
  error: unknown,
): { kind: "logged-out" } | { kind: "failed"; text: string } {
  if (!(error instanceof BackendError)) throw error
  const { name, status, retryAfter } = error
  if (status === 401) return { kind: "logged-out" }
  if (status === 429) return { kind: "failed", text: formTexts.wait(Number(retryAfter ?? 60)) }
  const detail = error.details.errors?.[0]?.message
  if (status < 500 && detail !== undefined) return { kind: "failed", text: detail }
  return {
    kind: "failed",
    text: status < 500 && isErrorCode(name) ? errorTexts[name] : formTexts.failed,
  }
}
