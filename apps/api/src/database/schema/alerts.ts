import { alertFrequencies, alertKinds, alertStates, maxKnownAds } from "@wara/domain/alerts/alert"
import { type SQL, sql } from "drizzle-orm"
import {
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { consentTexts } from "./accounts.ts"
import { ads } from "./ads.ts"
import { bytea, changeColumns, citext, instant, recordColumns } from "./record-columns.ts"
import { wantedAds } from "./wanted-ads.ts"

export const alertKind = pgEnum("alert_kind", alertKinds)
export const alertFrequency = pgEnum("alert_frequency", alertFrequencies)
export const alertState = pgEnum("alert_state", alertStates)

const constant = (value: number): SQL => sql.raw(String(value))

/** Searches that an e-mail address watches, with or without an account. */
export const alerts = pgTable(
  "alerts",
  {
    ...recordColumns(),
    email: citext().notNull(),
    /** The canonical query of the list of ads. */
    search: text().notNull(),
    /** Slugs of the search, by which a changed ad finds the alerts to compare; empty for any. */
    category: text().notNull(),
    region: text().notNull(),
    commune: text().notNull(),
    /** Kilometres of the search around its commune; null for the commune alone. */
    radiusKm: smallint("radius_km"),
    kinds: alertKind().array().notNull(),
    frequency: alertFrequency().notNull(),
    state: alertState().notNull().default("pending"),
    /** The wanted ad of the same person that it began with, and ends with, however that ends. */
    wantedId: integer("wanted_id").references(() => wantedAds.id, { onDelete: "set null" }),
    /** The text that was accepted, and its day. */
    consentHash: bytea("consent_hash")
      .notNull()
      .references(() => consentTexts.hash),
    consentVersion: text("consent_version").notNull(),
    /** When the owner of the address confirmed; null before. */
    confirmedAt: instant("confirmed_at"),
    /** Since when it watches: its confirmation, its last change or return. */
    activeSince: instant("active_since"),
    /** Ads that its search found then; null when there were too many to remember. */
    knownAds: integer("known_ads").array(),
    /** When what it found may be sent; null when there is nothing to send. */
    dueAt: instant("due_at"),
    /** Mails of the Chilean day of the last one. */
    mailedDay: date("mailed_day", { mode: "string" }),
    mailedCount: smallint("mailed_count").notNull().default(0),
    /** When its page was last visited. */
    lastVisitAt: instant("last_visit_at"),
    /** When it asked whether it is still of use; null while no answer is due. */
    askedAt: instant("asked_at"),
    stoppedAt: instant("stopped_at"),
    /** When it was offered to publish a wanted ad, because it found nothing; once. */
    wantedOfferedAt: instant("wanted_offered_at"),
    ...changeColumns(),
  },
  (table) => [
    uniqueIndex("alerts_searched").on(table.email, table.search).where(sql`state <> 'stopped'`),
    index("alerts_email").on(table.email),
    index("alerts_wanted").on(table.wantedId).where(sql`wanted_id is not null`),
    index("alerts_watching").on(table.category, table.region).where(sql`state = 'active'`),
    index("alerts_due").on(table.dueAt).where(sql`due_at is not null`),
    check("alerts_search_chosen", sql`${table.search} <> ''`),
    check(
      "alerts_radius",
      sql`${table.radiusKm} is null or (${table.radiusKm} > 0 and ${table.commune} <> '')`,
    ),
    check(
      "alerts_kinds",
      sql`cardinality(${table.kinds}) between 1 and ${constant(alertKinds.length)}`,
    ),
    check(
      "alerts_confirmed",
      sql`${table.state} in ('pending', 'stopped') or ${table.confirmedAt} is not null`,
    ),
    check(
      "alerts_active_since",
      sql`(${table.state} = 'active') <= (${table.activeSince} is not null)`,
    ),
    check("alerts_known_ads", sql`cardinality(${table.knownAds}) <= ${constant(maxKnownAds)}`),
    check("alerts_stopped", sql`(${table.state} = 'stopped') = (${table.stoppedAt} is not null)`),
  ],
)

/** Ads that an alert found, one row for each event, so that none is reported twice. */
export const alertHits = pgTable(
  "alert_hits",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    alertId: integer("alert_id")
      .notNull()
      .references(() => alerts.id, { onDelete: "cascade" }),
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    kind: alertKind().notNull(),
    /** Names the event within its kind; empty for a new ad, which is new once. */
    occurrence: text().notNull(),
    foundAt: instant("found_at").notNull(),
    /** When a mail reported it, or when it was no longer worth one. */
    sentAt: instant("sent_at"),
  },
  (table) => [
    unique("alert_hits_event").on(table.alertId, table.adId, table.kind, table.occurrence),
    index("alert_hits_unsent").on(table.alertId).where(sql`sent_at is null`),
    index("alert_hits_ad").on(table.adId),
    index("alert_hits_found_at").on(table.foundAt),
  ],
)

/** Links of e-mails that open one alert without a log-in; only hashes are stored. */
export const alertCodes = pgTable(
  "alert_codes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    alertId: integer("alert_id")
      .notNull()
      .references(() => alerts.id, { onDelete: "cascade" }),
    tokenHash: bytea("token_hash").notNull().unique(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("alert_codes_alert").on(table.alertId),
    index("alert_codes_expires_at").on(table.expiresAt),
  ],
)
