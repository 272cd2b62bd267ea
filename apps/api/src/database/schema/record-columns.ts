import { sql } from "drizzle-orm"
import { customType, integer, text, timestamp } from "drizzle-orm/pg-core"

/** `id` and `documentId` of every record in the API (docs/architecture.md: the wire). */
export const recordColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  documentId: text("document_id")
    .notNull()
    .unique()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
})

/** Creation and last change of a record; `updated_at` is set by a trigger. */
export const changeColumns = () => ({
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
})

/** A timestamp with time zone in milliseconds, the precision of JavaScript dates. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: "date" })
}

/** Case-insensitive text: e-mails and usernames. */
export const citext = customType<{ data: string }>({ dataType: () => "citext" })

/** A bit string of 64 characters, each 0 or 1. */
export const bits64 = customType<{ data: string }>({ dataType: () => "bit(64)" })

/** Raw bytes: hashes of tokens. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" })
