import type { UploadProblem, UploadType } from "@wara/domain/site/upload-rules"

/** An uploaded file: the path of its bytes, or the reason why it is refused. */
export type ReceivedFile = { path: string } | { problem: UploadProblem }

export type ReceivedForm = {
  type: UploadType
  files: ReceivedFile[]
  /** Key of a single file, the same for every retry; null when the client sent none. */
  key: string | null
}
