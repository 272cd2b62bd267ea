import { maxBatches, maxCharacters } from "@wara/domain/recording/recording-limits"
import { sql } from "drizzle-orm"
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { instant, recordColumns } from "./record-columns.ts"

/** Visits that were recorded with consent, each from one page load on. */
export const recordings = pgTable(
  "recordings",
  {
    ...recordColumns(),
    /** The browser's own name for it; whoever knows it may add to it. */
    key: uuid().notNull().unique(),
    /** Null for a visitor. */
    userId: integer("user_id").references(() => users.id),
    /** Name and e-mail as they were then; none while nobody is logged in (spec §3). */
    name: text(),
    email: text(),
    path: text().notNull(),
    device: text().notNull().default(""),
    pages: integer().notNull().default(1),
    events: integer().notNull().default(0),
    characters: integer().notNull().default(0),
    startedAt: instant("started_at").notNull().defaultNow(),
    lastAt: instant("last_at").notNull().defaultNow(),
  },
  (table) => [
    index("recordings_user").on(table.userId),
    index("recordings_started").on(table.startedAt),
    check(
      "recordings_identity",
      sql`(${table.userId} is null) = (${table.email} is null) and (${table.email} is null) = (${table.name} is null)`,
    ),
    check("recordings_path", sql`${table.path} ~ '^/[^?#[:space:]]*$'`),
    check(
      "recordings_counts",
      sql`${table.pages} > 0 and ${table.events} >= 0 and ${table.characters} >= 0`,
    ),
    check("recordings_time", sql`${table.lastAt} >= ${table.startedAt}`),
  ],
)

/** What was sent of a recording, in order: JSON, kept as it came. */
export const recordingParts = pgTable(
  "recording_parts",
  {
    recordingId: integer("recording_id")
      .notNull()
      .references(() => recordings.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    payload: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordingId, table.seq] }),
    check(
      "recording_parts_seq",
      sql`${table.seq} between 0 and ${sql.raw(String(maxBatches - 1))}`,
    ),
    check(
      "recording_parts_payload",
      sql`char_length(${table.payload}) between 2 and ${sql.raw(String(maxCharacters))}`,
    ),
  ],
)
