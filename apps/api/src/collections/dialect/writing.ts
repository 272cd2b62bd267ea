import type { WrittenTable } from "@wara/domain/staff/staff-action"
import { z } from "zod"
import type { Writing } from "./collection.ts"

/** A part of an address: lower-case words and digits joined by hyphens. */
export const slugText = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens")

/** What operators write of a table: everything at once, or any part of it. Other names are refused. */
export function writing(table: WrittenTable, columns: z.ZodRawShape): Writing {
  const create = z.strictObject(columns)
  return { table, create, update: create.partial() }
}
