import { DomainError } from "@wara/domain/errors"
import { longestBotToken } from "@wara/domain/site/bot-check"
import { type UploadType, uploadTypes } from "@wara/domain/site/upload-rules"
import { uploadTexts } from "@wara/domain/site/upload-texts"
import { z } from "zod"

/** The fields of a form by name, in their order; what is no text, or too long a one, is null. */
export type Fields = Map<string, (string | null)[]>

/** Enough for any random number in text. */
const keySchema = z.string().regex(/^[A-Za-z0-9-]{16,64}$/)

const one = <Value extends z.ZodType>(value: Value) => z.tuple([value])

const fieldsSchema = z.strictObject({
  type: one(z.enum(uploadTypes, uploadTexts.unknownType)),
  recaptchaToken: one(z.string().max(longestBotToken)).optional(),
  key: one(keySchema).optional(),
})

/** What comes beside the files and is needed once they are there. */
export type FieldValues = { type: UploadType; key: string | null }

/** Reads what comes beside the files; a missing, repeated, unknown or wrong field is a 400. */
export function readFields(fields: Fields): FieldValues {
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
  throw new DomainError("ValidationError", `These fields are wrong or not known: ${names}`, details)
}

const messageOf = (name: string, message: string): string =>
  name === "type" ? uploadTexts.unknownType : message
