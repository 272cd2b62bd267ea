import { slugRule } from "@wara/domain/staff/field-limits"
import type { WrittenTable } from "@wara/domain/staff/staff-action"
import { z } from "zod"
import { recordAction } from "../audit/record-action.ts"
import type { Database } from "../database/database.ts"
import type { RowChange, Writing } from "./dialect/collection.ts"

/** A URL slug: lower-case words and digits joined by hyphens. */
export const slugText = z
  .string()
  .max(slugRule.max)
  .regex(slugRule.pattern, "must be lower-case words joined by hyphens")

/**
 * What operators write of a table: everything at once, or any part of it. Other names are refused, and
 * every change gets its line in the audit trail.
 */
export function auditedWriting(table: WrittenTable, columns: z.ZodRawShape): Writing {
  const create = z.strictObject(columns)
  const afterChange = (transaction: Database, change: RowChange) =>
    recordChange(transaction, table, change)
  return { table, create, update: create.partial(), afterChange }
}

async function recordChange(
  transaction: Database,
  table: WrittenTable,
  { actorId, kind, before, after }: RowChange,
): Promise<void> {
  const row = after ?? before
  const name =
    row?.name ?? row?.title ?? row?.question ?? row?.from ?? row?.terms ?? row?.text ?? ""
  const subject = { kind: table, id: row?.id ?? 0, name: String(name) }
  await recordAction(transaction, { actorId, action: `${table}.${kind}`, subject, before, after })
}
