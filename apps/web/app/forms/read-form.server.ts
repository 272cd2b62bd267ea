import type { z } from "zod"
import type { FormResult } from "./form-result.ts"

/** A form as the server knows it. */
export type FormKind<Name extends string, Parsed> = {
  /** Its fields, in the order in which a person meets them. */
  fields: readonly Name[]
  /** Those that are never sent back. */
  secrets?: readonly Name[]
  schema: z.ZodType<Parsed>
  /** What the schema judges, where that is more than the texts as they are. */
  input?: (typed: Partial<Record<Name, string>>) => unknown
}

/** A form that was read: what it says, or null with what is wrong. */
export type ReadForm<Name extends string, Parsed> = FormResult<Name> & {
  fields: readonly Name[]
  parsed: Parsed | null
}

/** The form that a request posts; what is no form, or a broken one, has no fields. */
export function formDataOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

/** A text of a form; what is missing or a file is an empty one. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

/** Reads a form and judges it by its schema. */
export function readForm<Name extends string, Parsed>(
  form: FormData,
  { fields, secrets = [], schema, input }: FormKind<Name, Parsed>,
): ReadForm<Name, Parsed> {
  const typed: Partial<Record<Name, string>> = {}
  for (const name of fields) typed[name] = textOf(form, name)
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

/** The first message of each field; those that belong to none are left out. */
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
