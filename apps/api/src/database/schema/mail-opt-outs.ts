import { optionalMails } from "@wara/domain/accounts/optional-mails"
import { integer, pgEnum, pgTable, primaryKey } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { instant } from "./record-columns.ts"

export const optionalMail = pgEnum("optional_mail", optionalMails)

/** Mails that users switched off. */
export const mailOptOuts = pgTable(
  "mail_opt_outs",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    kind: optionalMail().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)
