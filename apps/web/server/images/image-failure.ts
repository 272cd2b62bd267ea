import { errorTexts } from "@wara/domain/error-texts"
import type { ErrorCode } from "@wara/domain/errors"
import { errorStatuses } from "@wara/domain/errors"
import type { ImageFault } from "./image-request.ts"

export class ImageFailure extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, options: { cause?: unknown } = {}) {
    super(errorTexts[code], options)
    this.name = code
    this.code = code
  }
}

/** An error response in the format of every other call; never cached. */
export function failureResponse(code: ErrorCode, faults: ImageFault[] = []): Response {
  const errors = faults.map(({ path, message }) => ({ path: [path], message }))
  const status = errorStatuses[code]
  const details = errors.length === 0 ? {} : { errors }
  return Response.json(
    { data: null, error: { status, name: code, message: errorTexts[code], details } },
    { status, headers: { "Cache-Control": "no-store" } },
  )
}
