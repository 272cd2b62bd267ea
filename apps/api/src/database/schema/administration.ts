import { auditActors, auditKinds } from "@wara/domain/staff/staff-action"
import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { ads } from "./ads.ts"
import { changeColumns, instant, recordColumns } from "./record-columns.ts"

export const auditKind = pgEnum("audit_kind", auditKinds)
export const auditActor = pgEnum("audit_actor", auditActors)

/**
 * Every action of the team: who, what, before, after; append-only. Log-ins and readings of personal
 * data are entries too, which a job deletes after a year.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    ...recordColumns(),
    kind: auditKind().notNull().default("action"),
    /** Null when no member of the team acted. */
    actorId: integer("actor_id").references(() => users.id),
    /** `system` for what a rule does by itself, `visitor` for a refused log-in. */
    actorKind: auditActor("actor_kind").notNull().default("staff"),
    action: text().notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    subjectName: text("subject_name").notNull().default(""),
    before: jsonb(),
    after: jsonb(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("audit_entries_subject").on(table.subjectKind, table.subjectId),
    index("audit_entries_actor").on(table.actorId),
    index("audit_entries_kind").on(table.kind, table.id),
    check(
      "audit_entries_actor",
      sql`(${table.actorKind} = 'staff') = (${table.actorId} is not null)`,
    ),
  ],
)

/**
 * Internal notes about an ad or a user. Only the team reads them; they are immutable (migration
 * 0017) and are deleted with the account.
 */
export const staffNotes = pgTable(
  "staff_notes",
  {
    ...recordColumns(),
    adId: integer("ad_id").references(() => ads.id, { onDelete: "cascade" }),
    userId: integer("user_id").references(() => users.id),
    authorId: integer("author_id")
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("staff_notes_ad").on(table.adId),
    index("staff_notes_user").on(table.userId),
    check("staff_notes_one_subject", sql`num_nonnulls(${table.adId}, ${table.userId}) = 1`),
    check("staff_notes_text", sql`char_length(${table.text}) between 1 and 2000`),
  ],
)

/** Settings that operators change at runtime, by name (domain/site/settings-schema). */
export const settings = pgTable("settings", {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
})

/** Redirect rules of paths [S4.5]. */
export const redirects = pgTable(
  "redirects",
  {
    ...recordColumns(),
    from: text().notNull().unique(),
    to: text().notNull(),
    permanent: boolean().notNull().default(true),
    enabled: boolean().notNull().default(true),
    ...changeColumns(),
  },
  (table) => [
    check("redirects_from", sql`${table.from} ~ '^/[^?#[:space:]]*$'`),
    check("redirects_to", sql`${table.to} ~ '^(/|https://)[^[:space:]]*$'`),
    check("redirects_elsewhere", sql`${table.from} <> ${table.to}`),
  ],
)

/** Searches without results, by Chilean day; no personal data is stored. */
export const emptySearches = pgTable(
  "empty_searches",
  {
    day: date().notNull(),
    text: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.text] })],
)
