import type { staffMovementSchema } from "@wara/contract/admin"
import type { z } from "zod"

/** A movement of the credit ledger. */
export type StaffMovement = z.infer<typeof staffMovementSchema>
