import { adSignals } from "@wara/domain/figures/ad-signal"
import { sql } from "drizzle-orm"
import {
  bigint,
  check,
  date,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  unique,
} from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { ads } from "./ads.ts"
import { categories } from "./catalog.ts"
import { optionalMail } from "./mail-opt-outs.ts"
import { bytea, instant } from "./record-columns.ts"

export const adSignal = pgEnum("ad_signal", adSignals)

const count = (name: string) => integer(name).notNull().default(0)

/**
 * The numbers of an ad on a Chilean day. Triggers count the ledger (reveals, WhatsApp, mails, forms,
 * saves) in the transaction of its row; a job writes what browsers reported (docs/operations.md).
 */
export const adDaily = pgTable(
  "ad_daily",
  {
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    listViews: count("list_views"),
    views: count("views"),
    qr: count("qr"),
    shares: count("shares"),
    calls: count("calls"),
    reveals: count("reveals"),
    whatsapp: count("whatsapp"),
    emails: count("emails"),
    /** Delivered questions, from the form, a sign or a wanted machine. */
    forms: count("forms"),
    /** Minus those of the day that were forgotten again. */
    saves: count("saves"),
  },
  (table) => [
    primaryKey({ columns: [table.adId, table.day] }),
    index("ad_daily_day").on(table.day),
    check(
      "ad_daily_counts",
      sql`least(${table.listViews}, ${table.views}, ${table.qr}, ${table.shares}, ${table.calls}, ${table.reveals}, ${table.whatsapp}, ${table.emails}, ${table.forms}, ${table.saves}) >= 0`,
    ),
  ],
)

/**
 * The salt of a day whose signals are not counted for good. Unlogged, so that neither the write-ahead
 * log, a replica nor a backup contains it: once deleted it is gone (decision 0062).
 */
export const signalDays = pgTable("signal_days", {
  day: date({ mode: "string" }).primaryKey(),
  salt: bytea().notNull(),
})

/** Signals of the last hours, each once per visitor, ad and day, without any visitor. */
export const adSignalRows = pgTable(
  "ad_signals",
  {
    day: date({ mode: "string" }).notNull(),
    /** Salted hash of visitor, ad and kind: the same visitor has another one at each ad. */
    key: bytea().notNull(),
    /** Salted hashes, half of the customer's and half of the network's, that recognise programs. */
    network: bytea().notNull(),
    adId: integer("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    kind: adSignal().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.key] }),
    index("ad_signals_ad").on(table.adId),
  ],
)

/** Networks that sent more than people do: nothing of their day counts. */
export const excessNetworks = pgTable(
  "excess_networks",
  { day: date({ mode: "string" }).notNull(), network: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.network] })],
)

const median = (name: string) =>
  numeric(name, { precision: 10, scale: 1, mode: "number" }).notNull()

/** The medians of a week of the public ads of a category, computed once a day. */
export const categoryFigures = pgTable("category_figures", {
  categoryId: integer("category_id")
    .primaryKey()
    .references(() => categories.id, { onDelete: "cascade" }),
  /** The day on which they were computed. */
  day: date({ mode: "string" }).notNull(),
  ads: integer().notNull(),
  listViews: median("list_views"),
  views: median("views"),
  contacts: median("contacts"),
  /** Net, in whole pesos; null until the medians of a day are computed with it. */
  price: bigint({ mode: "number" }),
})

/** Mondays whose mails were queued for every seller who gets one. */
export const mailedWeeks = pgTable("mailed_weeks", {
  monday: date({ mode: "string" }).primaryKey(),
  finishedAt: instant("finished_at").notNull(),
})

/** What sellers were mailed about their ads, each occasion once. */
export const sellerMails = pgTable(
  "seller_mails",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    kind: optionalMail().notNull(),
    /** The ad that ideas are about; null for the numbers of a week. */
    adId: integer("ad_id").references(() => ads.id, { onDelete: "cascade" }),
    /** The Monday after the week, or the day on which the ad was published. */
    occasion: date({ mode: "string" }).notNull(),
    mailedAt: instant("mailed_at").notNull(),
  },
  (table) => [
    unique("seller_mails_once")
      .on(table.userId, table.kind, table.adId, table.occasion)
      .nullsNotDistinct(),
    index("seller_mails_ad").on(table.adId),
    index("seller_mails_mailed_at").on(table.mailedAt),
  ],
)
