import { DomainError, type ErrorCode, type ErrorDetail } from "@wara/domain/errors"
import type { UploadProblem, UploadType } from "@wara/domain/site/upload-rules"
import { uploadProblemText } from "@wara/domain/site/upload-texts"

const codes: Record<UploadProblem, ErrorCode> = {
  empty: "ValidationError",
  "too-large": "PayloadTooLargeError",
  "wrong-ending": "UnsupportedMediaTypeError",
  unsupported: "UnsupportedMediaTypeError",
  heic: "UnsupportedMediaTypeError",
  "heavy-avif": "PayloadTooLargeError",
  unreadable: "ValidationError",
  "too-many-pixels": "PayloadTooLargeError",
  "too-small": "ValidationError",
}

/** A refused file of a request; files are counted from 0. */
export type FileProblem = { index: number; problem: UploadProblem }

/**
 * The error for a request with refused files: the first one determines the status, each has its
 * message.
 */
export function uploadFailure(problems: readonly FileProblem[], type: UploadType): DomainError {
  const [first] = problems
  const code = first === undefined ? "ValidationError" : codes[first.problem]
  const details: ErrorDetail[] = problems.map(({ index, problem }) => ({
    path: ["files", String(index)],
    message: uploadProblemText(problem, type),
  }))
  return new DomainError(code, `files: ${first?.problem ?? "refused"}`, details)
}
