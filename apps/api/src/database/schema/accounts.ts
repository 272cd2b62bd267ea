import { roles } from "@wara/domain/accounts/role"
import { sql } from "drizzle-orm"
import { boolean, check, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core"
import { files } from "./files.ts"
import { communes } from "./places.ts"
import { bytea, changeColumns, citext, instant, recordColumns } from "./record-columns.ts"

export const userRole = pgEnum("user_role", roles)
export const userKind = pgEnum("user_kind", ["person", "company"])

export const users = pgTable(
  "users",
  {
    ...recordColumns(),
    email: citext().notNull().unique(),
    username: citext().notNull().unique(),
    passwordHash: text("password_hash"),
    role: userRole().notNull().default("user"),
    kind: userKind().notNull().default("person"),
    firstname: text().notNull(),
    lastname: text().notNull(),
    companyName: text("company_name"),
    /** `NNNNNNNN-D`, without points (CHILE §5.4). */
    rut: text(),
    phone: text(),
    /** Professional seller: public profile and avatar (PRODUCT: people and roles). */
    pro: boolean().notNull().default(false),
    description: text().notNull().default(""),
    communeId: integer("commune_id").references(() => communes.id),
    address: text(),
    avatarId: integer("avatar_id").references(() => files.id, { onDelete: "set null" }),
    coverId: integer("cover_id").references(() => files.id, { onDelete: "set null" }),
    confirmedAt: instant("confirmed_at"),
    blockedAt: instant("blocked_at"),
    ...changeColumns(),
  },
  (table) => [
    check("users_username", sql`${table.username} ~ '^[A-Za-z0-9._-]{3,30}$'`),
    check("users_email", sql`${table.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check("users_rut", sql`${table.rut} ~ '^[0-9]{1,8}-[0-9K]$'`),
  ],
)

/** Opaque session tokens, kept as SHA-256 only, so that a stolen copy of the table opens nothing. */
export const sessions = pgTable(
  "sessions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytea("token_hash").notNull().unique(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (table) => [index("sessions_user").on(table.userId)],
)
