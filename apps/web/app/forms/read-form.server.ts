import { botTokenField, maxBotTokenLength } from "@wara/domain/site/bot-check"
import type { z } from "zod"
import type { FormResult } from "./use-form.ts"

/** Server-side definition of a form. */
export type FormKind<Name extends string, Parsed> = {
  /** Its fields, in the order of the form. */
  fields: readonly Name[]
  /** Fields that are never sent back. */
  secrets?: readonly Name[]
  schema: z.ZodType<Parsed>
  /** Converts the typed texts into the schema's input, when they differ. */
  input?: (typed: Partial<Record<Name, string>>) => unknown
}

/** A parsed form: its value, or null with the errors. */
export type ReadForm<Name extends string, Parsed> = FormResult<Name> & {
  fields: readonly Name[]
  parsed: Parsed | null
}

/** The form data of a request; empty when the body is not a valid form. */
export function formDataOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

/** A text of a form; empty when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

/** The text of each field, as typed. */
export function typedValues<Name extends string>(
  form: FormData,
  fields: readonly Name[],
): Partial<Record<Name, string>> {
  const typed: Partial<Record<Name, string>> = {}
  for (const name of fields) typed[name] = textOf(form, name)
  return typed
}

export function readForm<Name extends string, Parsed>(
  form: FormData,
  { fields, secrets = [], schema, input }: FormKind<Name, Parsed>,
): ReadForm<Name, Parsed> {
  const typed = typedValues(form, fields)
  const { data, error } = schema.safeParse(input === undefined ? typed : input(typed))
  const issues = error?.issues ?? []
  const errors = fieldErrors(
    fields,
    issues.map(({ path, message }) => ({ path: path.map(String), message })),
  )
  const values = { ...typed }
  for (const name of secrets) delete values[name]
  return { fields, parsed: data ?? null, values, errors, failure: null }
}

/** The first message of each field; messages without a field are omitted. */
export function fieldErrors<Name extends string>(
  fields: readonly Name[],
  details: { path: string[]; message: string }[],
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {}
  for (const { path, message } of details) {
    const field = fields.find((name) => name === path.at(-1))
    if (field !== undefined && errors[field] === undefined) errors[field] = message
  }
  return errors
}

/** The bot check token of a form; null when it is missing or malformed. */
export function readBotToken(form: FormData): string | null {
  const token = textOf(form, botTokenField)
  return /^[\x21-\x7e]+$/.test(token) && token.length <= maxBotTokenLength ? token : null
}
