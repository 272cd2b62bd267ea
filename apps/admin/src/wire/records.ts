import type { Identifier } from "react-admin"
import { z } from "zod"

/** Any record of the wire: we know that it has a name, its pages know the rest. */
export const wireRecordSchema = z.looseObject({ documentId: z.string() })

type Fields = Readonly<Record<string, unknown>>

/**
 * A record as the library wants it: `id` is what addresses it and stays, the documentId. The library
 * lets the page that asks say which type it gets; the api's answers are serialised by schema, so that
 * the page may be believed.
 */
export function toRecord<Known extends { id: Identifier }>(
  record: z.infer<typeof wireRecordSchema>,
): Known {
  return { ...record, id: record.documentId } as unknown as Known
}

/** Of the writable fields those that a form gives; for a change, those that differ from before. */
export function writtenFields(
  writable: readonly string[],
  data: Fields,
  previous: Fields = {},
): Record<string, unknown> {
  const fields = writable.filter((name) => {
    return data[name] !== undefined && JSON.stringify(data[name]) !== JSON.stringify(previous[name])
  })
  return Object.fromEntries(fields.map((name) => [name, data[name]]))
}
