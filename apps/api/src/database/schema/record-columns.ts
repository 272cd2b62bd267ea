import { sql } from "drizzle-orm"
import { customType, integer, text, timestamp } from "drizzle-orm/pg-core"

/** `id` and `documentId` of every record on the wire (docs/architecture.md: the wire). */
export const recordColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  documentId: text("document_id")
    .notNull()
    .unique()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
})

/** When a record was made and last changed; `updated_at` is kept by a trigger. */
export const changeColumns = () => ({
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
})

/** An instant with its zone, to the millisecond, as JavaScript keeps it. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: "date" })
}

/** Text compared without case: e-mails and usernames. */
export const citext = customType<{ data: string }>({ dataType: () => "citext" })

/** 64 signs, each 0 or 1. */
export const bits64 = customType<{ data: string }>({ dataType: () => "bit(64)" })

/** Raw bytes: hashes of tokens. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" })
