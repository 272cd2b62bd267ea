import type { Identifier } from "react-admin"
import { z } from "zod"
import type { WireResource } from "./wire-resources.ts"

/** Any record of the wire: we know its number, its pages know the rest. */
export const wireRecordSchema = z.looseObject({ id: z.number().int() })

type Fields = Readonly<Record<string, unknown>>

/**
 * A record as a page knows it. The library lets the page that asks say which type it gets; the api's
 * answers are serialised by schema, so that the page may be believed.
 */
export function toRecord<Known extends { id: Identifier }>(
  record: z.infer<typeof wireRecordSchema>,
  { complete }: Pick<WireResource, "complete"> = {},
): Known {
  return { ...record, ...complete?.(record) } as unknown as Known
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
