import { z } from "zod"

/** The key that makes sending a request idempotent. */
export const keyHeaders = z.object({
  "idempotency-key": z.string().regex(/^[\x21-\x7e]{8,100}$/, "must have 8 to 100 characters"),
})

/** A request in the address, by its documentId. */
export const documentIdParams = z.strictObject({ id: z.string().regex(/^[0-9a-f]{32}$/) })

/** The code of a mailed link. */
export const codeBody = z.strictObject({
  data: z.strictObject({ code: z.string().regex(/^[\w-]{1,200}$/) }),
})
