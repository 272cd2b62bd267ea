import { createWriteStream } from "node:fs"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import type { Multipart, MultipartFile } from "@fastify/multipart"
import { DomainError } from "@wara/domain/errors"
import { maxBotTokenLength } from "@wara/domain/site/bot-check"
import {
  maxUploads,
  pictureEndings,
  type UploadProblem,
  type UploadType,
  uploadTypes,
} from "@wara/domain/site/upload-rules"
import { uploadTexts } from "@wara/domain/site/upload-texts"
import type { FastifyRequest } from "fastify"
import { z } from "zod"

/** The fields of a form by name, in order; null for a value that is not text or too long. */
type Fields = Map<string, (string | null)[]>

/** Accepts any random number in text form. */
const keySchema = z.string().regex(/^[A-Za-z0-9-]{16,64}$/)

const one = <Value extends z.ZodType>(value: Value) => z.tuple([value])

const fieldsSchema = z.strictObject({
  type: one(z.enum(uploadTypes, uploadTexts.unknownType)),
  recaptchaToken: one(z.string().max(maxBotTokenLength)).optional(),
  key: one(keySchema).optional(),
})

type FieldValues = { type: UploadType; key: string | null }

/** Reads the fields besides the files; a missing, repeated, unknown or invalid field is a 400. */
function readFields(fields: Fields): FieldValues {
  const parsed = fieldsSchema.safeParse(Object.fromEntries(fields))
  if (parsed.success) {
    const { type, key } = parsed.data
    return { type: type[0], key: key?.[0] ?? null }
  }
  const details = parsed.error.issues.flatMap((issue) => {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [String(issue.path[0])]
    return names.map((name) => ({ path: [name], message: messageOf(name, issue.message) }))
  })
  const names = details.map(({ path }) => path[0]).join(", ")
  throw new DomainError("ValidationError", `These fields are invalid or unknown: ${names}`, details)
}

const messageOf = (name: string, message: string): string =>
  name === "type" ? uploadTexts.unknownType : message

/**
 * Reads a request to its end and stores its files in `folder`, so that a slow client costs no
 * memory and an invalid request still gets its error answer. `onToken` is called with the captcha
 * token as soon as it arrives, because the token may expire before the files are complete. Throws
 * ValidationError for an invalid form.
 */
export async function receiveForm(
  request: FastifyRequest,
  folder: string,
  onToken: (token: string) => void,
): Promise<ReceivedForm> {
  const files: ReceivedFile[] = []
  const fields: Fields = new Map()
  try {
    for await (const part of request.parts()) {
      if (isPicture(part)) files.push(await writePart(part, join(folder, String(files.length))))
      else await recordPart(fields, part)
      const [token] = fields.get("recaptchaToken") ?? []
      if (token && part.fieldname === "recaptchaToken") onToken(token)
    }
  } catch (cause) {
    throw refusalOf(cause)
  }
  const values = readFields(fields)
  if (files.length === 0) throw filesRefused(uploadTexts.noFiles)
  if (files.length > 1 && values.key !== null) {
    const details = [{ path: ["key"], message: "may be given with one file only" }]
    throw new DomainError("ValidationError", "A key may be given with one file only", details)
  }
  return { ...values, files }
}

function isPicture(part: Multipart): part is MultipartFile {
  return part.type === "file" && part.fieldname === "files"
}

async function writePart(part: MultipartFile, path: string): Promise<ReceivedFile> {
  const target = createWriteStream(path)
  await pipeline(part.file, target)
  if (target.bytesWritten === 0) return { problem: "empty" }
  if (part.file.truncated) return { problem: "too-large" }
  return hasPictureEnding(part.filename) ? { path } : { problem: "wrong-ending" }
}

/** A name without an extension is accepted; the content determines the file type. */
function hasPictureEnding(name: string | undefined): boolean {
  const ending = /\.([^./\\]*)$/.exec(name ?? "")?.[1]?.toLowerCase()
  return ending === undefined || pictureEndings.some((known) => known === ending)
}

async function recordPart(fields: Fields, part: Multipart): Promise<void> {
  const values = fields.get(part.fieldname) ?? []
  fields.set(part.fieldname, values)
  if (part.type === "file") {
    // A file under another field name is not accepted; it is read to its end so that the request
    // can be answered.
    for await (const _ of part.file);
    values.push(null)
  } else {
    const whole = typeof part.value === "string" && part.valueTruncated !== true
    values.push(whole ? String(part.value) : null)
  }
}

function filesRefused(message: string): DomainError {
  return new DomainError("ValidationError", `files: must be 1 to ${maxUploads} pictures`, [
    { path: ["files"], message },
  ])
}

/** Maps errors of the parser or the disk to a refusal. */
function refusalOf(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof DomainError) return cause
  if ("syscall" in cause) return cause
  const code = "code" in cause ? cause.code : ""
  if (code === "FST_FILES_LIMIT") return filesRefused(uploadTexts.tooManyFiles)
  return new DomainError("ValidationError", "The form could not be parsed")
}

/** An uploaded file: the path of its bytes, or the reason why it is refused. */
export type ReceivedFile = { path: string } | { problem: UploadProblem }

export type ReceivedForm = {
  type: UploadType
  files: ReceivedFile[]
  /** Key of a single file, the same for every retry; null when the client sent none. */
  key: string | null
}
