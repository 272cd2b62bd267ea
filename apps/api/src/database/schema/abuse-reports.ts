import { abuseReasons, abuseReportStates } from "@wara/domain/abuse/abuse-report"
import { sql } from "drizzle-orm"
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { ads } from "./ads.ts"
import { bytea, citext, instant, recordColumns } from "./record-columns.ts"

export const abuseReason = pgEnum("abuse_reason", abuseReasons)
export const abuseReportState = pgEnum("abuse_report_state", abuseReportStates)

/**
 * Reports about an ad or a seller. Its subject never sees one; who reported is deleted with the
 * account, the report itself after its term.
 */
export const abuseReports = pgTable(
  "abuse_reports",
  {
    ...recordColumns(),
    idempotencyKey: text("idempotency_key").notNull().unique(),
    adId: integer("ad_id").references(() => ads.id, { onDelete: "cascade" }),
    sellerId: integer("seller_id").references(() => users.id),
    reason: abuseReason().notNull(),
    message: text().notNull(),
    /** The account that reported; null for a visitor. */
    reporterId: integer("reporter_id").references(() => users.id, { onDelete: "set null" }),
    /** Where the outcome is mailed, if the reporter wants it. */
    email: citext(),
    /** SHA-256 of the reporter's network: several open reports of one network count as one. */
    networkHash: bytea("network_hash").notNull(),
    state: abuseReportState().notNull().default("open"),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
    decidedBy: integer("decided_by").references(() => users.id),
  },
  (table) => [
    check("abuse_reports_subject", sql`num_nonnulls(${table.adId}, ${table.sellerId}) = 1`),
    check(
      "abuse_reports_decided",
      sql`(${table.state} <> 'open') = (${table.decidedAt} is not null and ${table.decidedBy} is not null)`,
    ),
    // One open report a person and subject.
    uniqueIndex("abuse_reports_account_ad")
      .on(table.reporterId, table.adId)
      .where(sql`state = 'open'`),
    uniqueIndex("abuse_reports_account_seller")
      .on(table.reporterId, table.sellerId)
      .where(sql`state = 'open'`),
    index("abuse_reports_ad").on(table.adId),
    index("abuse_reports_seller").on(table.sellerId),
    index("abuse_reports_email").on(table.email),
    index("abuse_reports_reporter").on(table.reporterId),
    index("abuse_reports_decided_at").on(table.decidedAt),
  ],
)
