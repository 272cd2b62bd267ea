import { z } from "zod"

/**
 * Position of a page in its collection [S3.6]. `pageCount` is 0 when nothing was found. `total` is
 * exact up to `exactCountLimit`; one more means any larger number. That of a text is a least number where
 * `search.complete` is false.
 */
export const paginationSchema = z.object({
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
  pageCount: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
})

export type Pagination = z.infer<typeof paginationSchema>

/** Response of a find: a page of records. */
export function pageAnswerSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: z.object({ pagination: paginationSchema }) })
}

/** Response with one record, or with any other value under `data`. */
export function dataAnswerSchema<Data extends z.ZodType>(data: Data) {
  return z.object({ data, meta: z.object({}).optional() })
}

/** Body of every error [S8.1]: `name` is a code of the domain's closed list. */
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

export type ErrorAnswer = z.infer<typeof errorAnswerSchema>

/** Response to a stored contact message: its stable id, which the sender can quote. */
export const contactAnswerSchema = z.object({ documentId: z.string() })
