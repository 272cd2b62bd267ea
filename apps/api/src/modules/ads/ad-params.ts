import { z } from "zod"

/** The number of an ad in an address. */
export const adParamsSchema = z.strictObject({
  id: z.coerce.number().int().min(1).max(2_147_483_647),
})

/** Made by the browser for one wish: repeating the call with it changes nothing more. */
export const idempotencyKeySchema = z.uuid()
