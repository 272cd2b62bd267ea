import type { auditEntrySchema } from "@wara/contract/admin"
import type { z } from "zod"

export type AuditEntry = z.infer<typeof auditEntrySchema>
