import { index, integer, pgTable } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { bytea, instant } from "./record-columns.ts"

/**
 * Usernames that were given up, as SHA-256 of the name in lower case: others may take them only
 * after a year. The person who gave one up may take it back.
 */
export const formerUsernames = pgTable(
  "former_usernames",
  {
    nameHash: bytea("name_hash").primaryKey(),
    /** Null once the account is erased. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    reservedUntil: instant("reserved_until").notNull(),
  },
  (table) => [index("former_usernames_user").on(table.userId)],
)
