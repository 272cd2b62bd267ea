import { paginationSchema } from "@wara/contract/answer"
import { searchMeaningSchema } from "@wara/contract/search"
import { z } from "zod"
import type { Collection } from "./collection.ts"

/**
 * A record whose parts are all optional except its identifiers, because `fields` and `populate` can
 * leave them out.
 */
export function partialRecord(record: z.ZodObject): z.ZodObject {
  const parts = Object.entries(record.shape).map(([name, part]) => {
    const inner = looser(part)
    return [name, name === "id" || name === "documentId" ? inner : inner.optional()] as const
  })
  return z.object(Object.fromEntries(parts))
}

function looser(part: z.core.$ZodType): z.ZodType {
  if (part instanceof z.ZodOptional) return looser(part.unwrap()).optional()
  if (part instanceof z.ZodNullable) return looser(part.unwrap()).nullable()
  if (part instanceof z.ZodArray) return z.array(looser(part.element))
  if (part instanceof z.ZodObject && "documentId" in part.shape) return partialRecord(part)
  if (part instanceof z.ZodType) return part
  throw new Error("a record is made of zod's classic types")
}

const startPagination = z.object({
  start: z.number().int(),
  limit: z.number().int(),
  total: z.number().int().optional(),
})

/** Response of a find; `total` and `pageCount` are missing when counting is disabled. */
export function findAnswer(record: z.ZodObject) {
  return z.object({
    data: z.array(partialRecord(record)),
    meta: z.object({
      pagination: z.union([
        paginationSchema.partial({ pageCount: true, total: true }),
        startPagination,
      ]),
      search: searchMeaningSchema.optional(),
    }),
  })
}

export function oneAnswer(record: z.ZodObject) {
  return z.object({ data: partialRecord(record), meta: z.object({}) })
}

/**
 * Documents what visitors may filter, sort and populate; parts that require a session are not
 * named.
 */
export function describeFind(collection: Collection, searchable: boolean, extra = ""): string {
  const fields = Object.entries(collection.fields).filter(
    ([, part]) => part.readers === "everybody",
  )
  const names = (able: "filterable" | "sortable") =>
    fields.filter(([, part]) => part[able]).map(([name]) => name)
  const relations = Object.entries(collection.relations)
    .filter(([, part]) => part.readers === "everybody" || part.askable)
    .map(([name]) => name)
  const lines = [
    `\`filters[field][operator]=value\` by ${names("filterable").join(", ")}.`,
    `\`sort=field:asc|desc\` by ${names("sortable").join(", ")}${searchable ? ", relevance" : ""}.`,
    relations.length > 0 ? `\`populate=*\`, or a list of ${relations.join(", ")}.` : "",
    "`fields` selects the fields returned for each record.",
    searchable
      ? "`_q` is a full-text search; places, prices and years in it become filters unless such a filter is given explicitly, and `meta.search` returns the interpretation. Words in double quotes are matched literally."
      : "",
    extra,
    `\`page\` from 1, \`pageSize\` up to ${collection.pageSize.max}, ${collection.pageSize.default} unless said.`,
  ]
  return lines.filter((line) => line !== "").join("\n\n")
}

export function describeOne(): string {
  return "`fields` and `populate` select what is returned."
}
