import { z } from "zod"

export const idParams = z.strictObject({
  id: z.coerce.number().int().positive().max(2_147_483_647),
})
