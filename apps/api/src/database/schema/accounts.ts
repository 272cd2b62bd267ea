// Long because the tables of an account refer to each other.
import { consentKinds, roles } from "@wara/domain/accounts/account"
import { socialProviders } from "@wara/domain/accounts/social-log-in"
import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { communes } from "./catalog.ts"
import { files } from "./files.ts"
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
    /** A company's name on a tax document, its line of business (giro), and its RUT. */
    businessActivity: text("business_activity"),
    companyRut: text("company_rut"),
    /** The user's own RUT: `NNNNNNNN-D`, without points. */
    rut: text(),
    phone: text(),
    /** Professional seller: has a public profile and an avatar. */
    pro: boolean().notNull().default(false),
    description: text().notNull().default(""),
    communeId: integer("commune_id").references(() => communes.id),
    address: text(),
    avatarId: integer("avatar_id").references(() => files.id, { onDelete: "set null" }),
    coverId: integer("cover_id").references(() => files.id, { onDelete: "set null" }),
    confirmedAt: instant("confirmed_at"),
    /**
     * Whether the person behind the confirmed e-mail is known to hold the account alone: it was
     * confirmed in a browser of the account, by a provider, or with a new password. Otherwise the
     * first log-in by a provider removes the password and the sessions.
     */
    emailProved: boolean("email_proved").notNull().default(false),
    blockedAt: instant("blocked_at"),
    /** Why the team blocked the account, as shown to the user. */
    blockedReason: text("blocked_reason"),
    /** When the user last changed the username; null while it is the one generated at sign-up. */
    usernameChangedAt: instant("username_changed_at"),
    /**
     * Since when the user has their data blocked (Ley 21.719): profile and ads are hidden, and
     * nothing can be published.
     */
    dataBlockedAt: instant("data_blocked_at"),
    /** When the account will be deleted, if the user requested it. */
    deletionDueAt: instant("deletion_due_at"),
    /**
     * Deleted accounts keep their row, without personal data, for records that must be kept by law.
     */
    deletedAt: instant("deleted_at"),
    /** Stored by the demonstration, with a public password: production refuses to start. */
    demo: boolean().notNull().default(false),
    ...changeColumns(),
  },
  (table) => [
    check("users_username", sql`${table.username} ~ '^[A-Za-z0-9._-]{3,30}$'`),
    check("users_email", sql`${table.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check("users_email_proved", sql`not ${table.emailProved} or ${table.confirmedAt} is not null`),
    check("users_rut", sql`${table.rut} ~ '^[0-9]{1,8}-[0-9K]$'`),
    check("users_company_rut", sql`${table.companyRut} ~ '^[0-9]{1,8}-[0-9K]$'`),
    check(
      "users_blocked_reason",
      sql`${table.blockedReason} is null or ${table.blockedAt} is not null`,
    ),
    index("users_marked_up").on(table.id).where(sql`description ~ '[<&]'`),
    index("users_rut").on(table.rut),
    index("users_company_rut").on(table.companyRut),
    index("users_phone").on(table.phone),
    index("users_inbox").on(sql`inbox_of(email::text)`),
    index("users_deletion_due").on(table.deletionDueAt).where(sql`deletion_due_at is not null`),
  ],
)

const ofUser = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" })

/**
 * Opaque session tokens, stored as SHA-256 only, so that a stolen copy of the table opens no
 * session.
 */
export const sessions = pgTable(
  "sessions",
  {
    ...recordColumns(),
    tokenHash: bytea("token_hash").notNull().unique(),
    userId: ofUser(),
    /** Browser and system as shown to the user: "Chrome en Windows". */
    device: text().notNull().default(""),
    /** SHA-256 of the device's own cookie; identifies a known device. */
    deviceHash: bytea("device_hash"),
    /**
     * SHA-256 of the network that opened the session; lets the team find accounts of one network.
     */
    networkHash: bytea("network_hash"),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
    /** Opened by the log-in of the panel; the only kind that may do what the team does. */
    panel: boolean().notNull().default(false),
    /** When the password, and the code if the account has one, were last typed in this session. */
    confirmedAt: instant("confirmed_at"),
    /** Whether a code of the authenticator opened the session. */
    hasSecondFactor: boolean("has_second_factor").notNull().default(false),
  },
  (table) => [
    check(
      "sessions_panel",
      sql`${table.panel} or (${table.confirmedAt} is null and not ${table.hasSecondFactor})`,
    ),
    index("sessions_user").on(table.userId),
    index("sessions_network").on(table.networkHash),
  ],
)

export const tokenPurpose = pgEnum("token_purpose", [
  "confirm_email",
  "reset_password",
  "google_login",
  "facebook_login",
  "upload",
  "renew_ad",
  "sold_ad",
  "mail_switches",
])

/** Single-use links and codes that expire, stored as SHA-256 only. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    purpose: tokenPurpose().notNull(),
    tokenHash: bytea("token_hash").notNull().unique(),
    /** SHA-256 of the secret of the browser it was issued to; null when any browser may use it. */
    bindingHash: bytea("binding_hash"),
    /**
     * The ad a mail link acts on; the foreign key is added in migration 0010, because ads depend on
     * accounts.
     */
    adId: integer("ad_id"),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("one_time_tokens_user").on(table.userId, table.purpose)],
)

/**
 * E-mail changes of accounts: requested with the password, confirmed by a link to the new address,
 * and cancelled, or undone for some days, by a link to the old one. Codes are stored as SHA-256
 * only.
 */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    oldEmail: citext("old_email").notNull(),
    newEmail: citext("new_email").notNull(),
    confirmHash: bytea("confirm_hash").notNull().unique(),
    stopHash: bytea("stop_hash").notNull().unique(),
    requestedAt: instant("requested_at").notNull(),
    /** Until when the new address can confirm the change. */
    expiresAt: instant("expires_at").notNull(),
    /** Until when the old address can cancel or undo the change. */
    stoppableUntil: instant("stoppable_until").notNull(),
    confirmedAt: instant("confirmed_at"),
    /** When it was cancelled, undone or replaced by a later one. */
    endedAt: instant("ended_at"),
  },
  (table) => [
    index("email_changes_user").on(table.userId),
    uniqueIndex("email_changes_open")
      .on(table.userId)
      .where(sql`confirmed_at is null and ended_at is null`),
    check("email_changes_differ", sql`${table.oldEmail} <> ${table.newEmail}`),
  ],
)

export const socialProvider = pgEnum("social_provider", socialProviders)

/** Linked log-in identities at Google and Facebook. */
export const identities = pgTable(
  "identities",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    provider: socialProvider().notNull(),
    /** The user's id at the provider. */
    subject: text().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("identities_subject").on(table.provider, table.subject),
    unique("identities_user").on(table.userId, table.provider),
  ],
)

/** OAuth log-ins that were started and not completed. */
export const socialAttempts = pgTable("social_attempts", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  provider: socialProvider().notNull(),
  stateHash: bytea("state_hash").notNull().unique(),
  /** PKCE secret; useless without the provider's code. */
  codeVerifier: text("code_verifier").notNull(),
  nonce: text().notNull(),
  /** SHA-256 of the secret of the browser that started the log-in. */
  bindingHash: bytea("binding_hash"),
  createdAt: instant("created_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
})

/** Consecutive failed log-ins by account and caller; the lock-out time grows with them. */
export const logInFailures = pgTable("log_in_failures", {
  /** Hashed, so that the table does not list who tried to log in. */
  key: text().primaryKey(),
  failures: integer().notNull().default(0),
  lastFailureAt: instant("last_failure_at").notNull().defaultNow(),
  lockedUntil: instant("locked_until"),
})

export const consentKind = pgEnum("consent_kind", consentKinds)

/**
 * Every text that somebody consented to, once; its SHA-256 proves that it was not changed since.
 * Append-only, and without personal data.
 */
export const consentTexts = pgTable("consent_texts", {
  hash: bytea().primaryKey(),
  kind: consentKind().notNull(),
  text: text().notNull(),
  createdAt: instant("created_at").notNull(),
})

/** Consents given and withdrawn, in order; append-only. */
export const consents = pgTable(
  "consents",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    kind: consentKind().notNull(),
    granted: boolean().notNull(),
    /** Version of the accepted text: its day. */
    version: text().notNull(),
    /** The text as it was shown; null for consents of earlier releases. */
    textHash: bytea("text_hash").references(() => consentTexts.hash),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("consents_user").on(table.userId)],
)
