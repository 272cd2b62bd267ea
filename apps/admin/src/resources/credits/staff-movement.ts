import type { staffMovementSchema } from "@wara/contract/admin"
import type { z } from "zod"

export type StaffMovement = z.infer<typeof staffMovementSchema>
