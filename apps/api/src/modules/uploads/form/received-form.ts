import type { UploadProblem, UploadType } from "@wara/domain/site/upload-rules"

/** A file of a call: where its bytes wait, or why they are not taken. */
export type ReceivedFile = { path: string } | { problem: UploadProblem }

/** What a call that uploads brought. */
export type ReceivedForm = {
  type: UploadType
  files: ReceivedFile[]
  /** Of its one file, the same however often it is sent; null when the sender gave none. */
  key: string | null
}
