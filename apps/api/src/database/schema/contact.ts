import { pgTable, text } from "drizzle-orm/pg-core"
import { instant, recordColumns } from "./record-columns.ts"

/** Messages of the contact form; the key makes sending idempotent. */
export const contactMessages = pgTable("contact_messages", {
  ...recordColumns(),
  idempotencyKey: text("idempotency_key").notNull().unique(),
  email: text().notNull(),
  name: text().notNull(),
  company: text().notNull().default(""),
  phone: text().notNull().default(""),
  message: text().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
})
