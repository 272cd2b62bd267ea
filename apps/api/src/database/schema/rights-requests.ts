import { objectionPurposes, rights, rightsStates } from "@wara/domain/privacy/rights-request"
import { sql } from "drizzle-orm"
import { check, date, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { bytea, citext, instant, recordColumns } from "./record-columns.ts"

export const rightsRight = pgEnum("rights_right", rights)
export const rightsState = pgEnum("rights_state", rightsStates)
export const rightsPurpose = pgEnum("rights_purpose", objectionPurposes)

/**
 * Requests about personal data, with their deadlines. When their account is erased, name, address
 * and texts go, and the row stays as a record that the request was answered.
 */
export const rightsRequests = pgTable(
  "rights_requests",
  {
    ...recordColumns(),
    idempotencyKey: text("idempotency_key").notNull().unique(),
    /** The account that asks; null for an address without one. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text().notNull(),
    /** Null once the person was erased. */
    email: citext(),
    /** Of a request without an account, the inbox whose links confirm it. */
    inboxHash: bytea("inbox_hash"),
    right: rightsRight().notNull(),
    /** What an objection is about. */
    purpose: rightsPurpose(),
    message: text().notNull(),
    state: rightsState().notNull(),
    /** SHA-256 of the mailed code that opens the data; in earlier releases also of the one that confirms. */
    codeHash: bytea("code_hash").unique(),
    codeExpiresAt: instant("code_expires_at"),
    createdAt: instant("created_at").notNull(),
    /** Chilean days, the last ones on which an answer keeps our promise and the law. */
    goalDay: date("goal_day", { mode: "string" }).notNull(),
    limitDay: date("limit_day", { mode: "string" }).notNull(),
    extensionReason: text("extension_reason").notNull().default(""),
    closedAt: instant("closed_at"),
    /** Who of the team answered; null when the requester withdrew it. */
    closedBy: integer("closed_by").references(() => users.id),
    answer: text().notNull().default(""),
    /** Up to which urgency the operators were reminded. */
    remindedOf: text("reminded_of"),
  },
  (table) => [
    index("rights_requests_user").on(table.userId),
    index("rights_requests_email").on(table.email),
    index("rights_requests_unconfirmed").on(table.inboxHash).where(sql`state = 'unconfirmed'`),
    index("rights_requests_waiting").on(table.limitDay).where(sql`state in ('open', 'extended')`),
    check(
      "rights_requests_purpose",
      sql`(${table.right} = 'objection') = (${table.purpose} is not null)`,
    ),
    check(
      "rights_requests_code",
      sql`(${table.codeHash} is null) = (${table.codeExpiresAt} is null)`,
    ),
    check(
      "rights_requests_closed",
      sql`(${table.closedAt} is not null) = (${table.state} in ('answered', 'refused', 'withdrawn'))`,
    ),
    check("rights_requests_limits", sql`${table.goalDay} <= ${table.limitDay}`),
  ],
)

/**
 * Mailed links that confirm requests: each is of an inbox, and opens all that wait there. The inbox
 * is stored as the SHA-256 of `certainInboxOf`.
 */
export const rightsLinks = pgTable(
  "rights_links",
  {
    codeHash: bytea("code_hash").primaryKey(),
    inboxHash: bytea("inbox_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("rights_links_inbox").on(table.inboxHash, table.createdAt)],
)
