import { proRequestStates } from "@wara/domain/accounts/profile-schema"
import { sql } from "drizzle-orm"
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { instant, recordColumns } from "./record-columns.ts"

export const proRequestState = pgEnum("pro_request_state", proRequestStates)

/** Requests for a professional account, each as submitted; at most one per account is open. */
export const proRequests = pgTable(
  "pro_requests",
  {
    ...recordColumns(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    state: proRequestState().notNull().default("open"),
    companyName: text("company_name").notNull(),
    businessActivity: text("business_activity").notNull(),
    companyRut: text("company_rut").notNull(),
    message: text().notNull(),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
    decidedBy: integer("decided_by").references(() => users.id),
    /** Why it was declined, as shown to the user. */
    reason: text().notNull().default(""),
  },
  (table) => [
    uniqueIndex("pro_requests_open").on(table.userId).where(sql`state = 'open'`),
    index("pro_requests_user").on(table.userId),
    check(
      "pro_requests_decided",
      sql`(${table.state} <> 'open') = (${table.decidedAt} is not null and ${table.decidedBy} is not null)`,
    ),
    check("pro_requests_reason", sql`(${table.state} = 'declined') = (${table.reason} <> '')`),
    check("pro_requests_company_rut", sql`${table.companyRut} ~ '^[0-9]{1,8}-[0-9K]$'`),
  ],
)
