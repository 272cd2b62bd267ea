import { paginationSchema } from "@wara/contract/answer"
import { searchMeaningSchema } from "@wara/contract/search-meaning"
import { z } from "zod"

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
