import { integer, pgTable, text, unique } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { bytea, instant } from "./record-columns.ts"

const ofUser = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" })

/** The authenticator of a team member, which proves a log-in besides the password. */
export const secondFactors = pgTable("second_factors", {
  userId: ofUser().primaryKey(),
  /** Shared with the authenticator, in base32; verifying a code needs it in clear. */
  secret: text().notNull(),
  /** When a first code showed that the authenticator has the secret; null until then. */
  confirmedAt: instant("confirmed_at"),
  /** The time step of the last accepted code; a code is accepted once. */
  lastStep: integer("last_step").notNull().default(0),
})

/** Single-use codes that replace a lost authenticator, stored as SHA-256 only. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    codeHash: bytea("code_hash").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [unique("recovery_codes_code").on(table.userId, table.codeHash)],
)
