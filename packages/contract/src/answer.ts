import { z } from "zod"

/** Where a page lies in its collection (spec §3). `pageCount` is 0 when nothing was found. */
export const paginationSchema = z.object({
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
  pageCount: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
})

/** Pagination of an answer. */
export type Pagination = z.infer<typeof paginationSchema>

/** Answer of a find: a page of records. */
export function pageAnswerSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: z.object({ pagination: paginationSchema }) })
}

/** Answer with one record, or with anything else under `data`. */
export function dataAnswerSchema<Data extends z.ZodType>(data: Data) {
  return z.object({ data, meta: z.object({}).optional() })
}

/** Body of every error (spec §8): `name` is a code of the domain's closed list. */
export const errorAnswerSchema = z.object({
  data: z.null(),
  error: z.object({
    status: z.number().int(),
    name: z.string(),
    message: z.string(),
    details: z.object({
      errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })).optional(),
    }),
  }),
})

/** An error as the wire carries it. */
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>
