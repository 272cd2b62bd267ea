import { creditKinds, movementKinds, movementReasons } from "@wara/domain/credits/credit"
import { z } from "zod"
import { instantSchema, recordSchema } from "./record.ts"

/**
 * One movement of a user's credits: `amount` of a kind moved at once for one reason, all of a pack
 * for example, and `balance` is the balance of that kind after it.
 */
export const creditMovementSchema = recordSchema.extend({
  credit: z.enum(creditKinds),
  kind: z.enum(movementKinds),
  reason: z.enum(movementReasons),
  amount: z.number().int(),
  balance: z.number().int().nonnegative(),
  ad: z.object({ id: z.number().int(), name: z.string(), slug: z.string() }).nullable(),
  order: z.object({ documentId: z.string(), buy_order: z.string() }).nullable(),
  note: z.string(),
  createdAt: instantSchema,
})

export type CreditMovement = z.infer<typeof creditMovementSchema>
