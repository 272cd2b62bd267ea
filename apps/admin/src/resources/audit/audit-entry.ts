import type { auditEntrySchema } from "@wara/contract/admin"
import type { z } from "zod"

/** One action of the team. */
export type AuditEntry = z.infer<typeof auditEntrySchema>
