import { logInMethods, logInResults } from "@wara/domain/accounts/log-in-record"
import { boolean, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { bytea, instant, recordColumns } from "./record-columns.ts"

export const logInMethod = pgEnum("log_in_method", logInMethods)
export const logInResult = pgEnum("log_in_result", logInResults)

/**
 * Every log-in to an account, right or wrong, at the site and the panel. Its owner and operators see
 * it; a job deletes it after some months, and it goes with the account. Nothing is stored of a name
 * that belongs to no account.
 */
export const logInRecords = pgTable(
  "log_in_records",
  {
    ...recordColumns(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    method: logInMethod().notNull(),
    result: logInResult().notNull(),
    /** Whether it was a log-in to the team's panel. */
    panel: boolean().notNull().default(false),
    /** Browser and system, "Chrome en Windows"; empty when unknown. */
    device: text().notNull().default(""),
    /** SHA-256 of the network, as in sessions; never shown. */
    networkHash: bytea("network_hash"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("log_in_records_user").on(table.userId, table.id),
    index("log_in_records_created_at").on(table.createdAt),
  ],
)
