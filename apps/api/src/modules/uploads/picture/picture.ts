import {
  type FormatName,
  formatNames,
  type UploadProblem,
  uploadProblems,
  uploadTypes,
} from "@wara/domain/site/upload-rules"
import { z } from "zod"

/** A received file, and what it is uploaded for. */
export const decodingSchema = z.object({ path: z.string(), type: z.enum(uploadTypes) })

export type Decoding = z.infer<typeof decodingSchema>

const versionSchema = z.object({
  bytes: z.instanceof(Buffer),
  width: z.number(),
  height: z.number(),
})

/** One version of a picture: webp, upright, without camera metadata. */
export type Version = z.infer<typeof versionSchema>

export const pictureSchema = versionSchema.extend({
  formats: z.partialRecord(z.enum(formatNames), versionSchema),
  fingerprint: z.string().nullable(),
})

export type Picture = Version & {
  formats: Partial<Record<FormatName, Version>>
  fingerprint: string | null
}

/** Why a file is no picture that we store. */
export const problemSchema = z.enum(uploadProblems)

export class PictureProblem extends Error {
  readonly problem: UploadProblem

  constructor(problem: UploadProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}
