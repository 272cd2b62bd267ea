import {
  leadAsks,
  leadAuthors,
  leadChannels,
  leadLimits,
  leadStates,
} from "@wara/domain/leads/lead"
import { messageRisks } from "@wara/domain/leads/message-risks"
import { type SQL, sql } from "drizzle-orm"
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { ads } from "./ads.ts"
import { bytea, changeColumns, citext, instant, recordColumns } from "./record-columns.ts"
import { wantedAds } from "./wanted-ads.ts"

export const leadChannel = pgEnum("lead_channel", leadChannels)
export const leadState = pgEnum("lead_state", leadStates)
export const leadAuthor = pgEnum("lead_author", leadAuthors)

/** Whether every element of a column is in a list of the domain. */
const onlyOf = (column: AnyPgColumn, list: readonly string[]): SQL =>
  sql`${column} <@ array[${sql.raw(list.map((one) => `'${one}'`).join(", "))}]::text[]`

/**
 * Every contact of a person with the seller of an ad. Written ones (form, qr, wanted) have a name,
 * an e-mail and a message. The others are seen numbers, calls, WhatsApp messages and mails of
 * logged-in people outside the site: one row per person, ad, channel and Chilean day, without texts.
 */
export const leads = pgTable(
  "leads",
  {
    ...recordColumns(),
    /** Null for a wanted ad that was answered without showing one. */
    adId: integer("ad_id").references(() => ads.id, { onDelete: "cascade" }),
    sellerId: integer("seller_id")
      .notNull()
      .references(() => users.id),
    /** The wanted ad that the seller answered with this ad; its owner is the buyer. */
    wantedId: integer("wanted_id").references(() => wantedAds.id, { onDelete: "set null" }),
    /** Null for people without an account, and once it is anonymous. */
    buyerId: integer("buyer_id").references(() => users.id),
    channel: leadChannel().notNull(),
    /** The Chilean calendar day; null for written ones. */
    day: date({ mode: "string" }),
    name: text().notNull().default(""),
    email: citext().notNull().default(""),
    phone: text().notNull().default(""),
    company: text().notNull().default(""),
    asks: text().array().notNull().default([]),
    message: text().notNull().default(""),
    risks: text().array().notNull().default([]),
    state: leadState().notNull().default("new"),
    /** The seller's own. */
    note: text().notNull().default(""),
    /** The page or sign that led to it. */
    source: text().notNull().default(""),
    idempotencyKey: text("idempotency_key").unique(),
    /** When the seller got it; null while its sender has not confirmed it, or is blocked. */
    deliveredAt: instant("delivered_at"),
    /** When the last message was written, by either side. */
    lastMessageAt: instant("last_message_at").notNull().defaultNow(),
    firstAnswerAt: instant("first_answer_at"),
    /** When the buyer first used a link of our mails, which proves that the e-mail is theirs. */
    buyerProvedAt: instant("buyer_proved_at"),
    /** When the seller was reminded to answer. */
    remindedAt: instant("reminded_at"),
    /** When it was closed because the machine was sold. */
    soldAt: instant("sold_at"),
    /** From then on it only counts. */
    anonymisedAt: instant("anonymised_at"),
    ...changeColumns(),
  },
  (table) => [
    uniqueIndex("leads_contact_of_day")
      .on(table.buyerId, table.adId, table.channel, table.day)
      .where(sql`day is not null and buyer_id is not null`),
    index("leads_inbox").on(table.sellerId, table.state, table.lastMessageAt),
    index("leads_ad").on(table.adId, table.channel, table.buyerId),
    index("leads_sold").on(table.adId).where(sql`sold_at is not null and state = 'lost'`),
    uniqueIndex("leads_offer").on(table.wantedId, table.adId),
    uniqueIndex("leads_adless_offer").on(table.wantedId, table.sellerId).where(sql`ad_id is null`),
    index("leads_buyer").on(table.buyerId, table.createdAt),
    index("leads_email").on(table.email).where(sql`email <> ''`),
    index("leads_asked")
      .on(table.adId, sql`inbox_of(email::text)`)
      .where(sql`day is null and anonymised_at is null`),
    index("leads_created_at").on(table.createdAt).where(sql`anonymised_at is null`),
    index("leads_unanswered")
      .on(table.deliveredAt)
      .where(
        sql`delivered_at is not null and first_answer_at is null and reminded_at is null and state in ('new', 'seen')`,
      ),
    check("leads_subject", sql`${table.adId} is not null or ${table.channel} = 'wanted'`),
    check("leads_wanted", sql`${table.wantedId} is null or ${table.channel} = 'wanted'`),
    check(
      "leads_day",
      sql`(${table.channel} in ('phone', 'whatsapp', 'email')) = (${table.day} is not null)`,
    ),
    check(
      "leads_written",
      sql`${table.day} is not null or ${table.anonymisedAt} is not null or (${table.name} <> '' and ${table.email} <> '' and ${table.message} <> '' and ${table.idempotencyKey} is not null)`,
    ),
    check(
      "leads_contact",
      sql`${table.day} is null or ((${table.buyerId} is not null or ${table.anonymisedAt} is not null) and ${table.name} = '' and ${table.email} = '' and ${table.message} = '' and ${table.deliveredAt} is null)`,
    ),
    check(
      "leads_anonymous",
      sql`${table.anonymisedAt} is null or (${table.buyerId} is null and ${table.name} = '' and ${table.email} = '' and ${table.phone} = '' and ${table.company} = '' and ${table.message} = '' and ${table.note} = '' and ${table.idempotencyKey} is null)`,
    ),
    check("leads_own", sql`${table.buyerId} <> ${table.sellerId}`),
    check(
      "leads_lengths",
      sql.raw(
        `char_length(message) <= ${leadLimits.message} and char_length(note) <= ${leadLimits.note} and char_length(source) <= ${leadLimits.source}`,
      ),
    ),
    check("leads_answered", sql`${table.firstAnswerAt} >= ${table.deliveredAt}`),
    check("leads_asks", onlyOf(table.asks, leadAsks)),
    check("leads_risks", onlyOf(table.risks, messageRisks)),
  ],
)

/** Messages of a lead after its first. */
export const leadMessages = pgTable(
  "lead_messages",
  {
    ...recordColumns(),
    leadId: integer("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    author: leadAuthor().notNull(),
    text: text().notNull(),
    risks: text().array().notNull().default([]),
    idempotencyKey: text("idempotency_key").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When the other side opened the thread. */
    readAt: instant("read_at"),
  },
  (table) => [
    unique("lead_messages_key").on(table.leadId, table.idempotencyKey),
    check("lead_messages_text", sql.raw(`char_length(text) between 1 and ${leadLimits.message}`)),
    check("lead_messages_risks", onlyOf(table.risks, messageRisks)),
  ],
)

/** Links of e-mails that open one side of one thread without a log-in; only hashes are stored. */
export const leadCodes = pgTable(
  "lead_codes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    leadId: integer("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    side: leadAuthor().notNull(),
    tokenHash: bytea("token_hash").notNull().unique(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("lead_codes_lead").on(table.leadId),
    index("lead_codes_expires_at").on(table.expiresAt),
    check("lead_codes_side", sql`${table.side} <> 'house'`),
  ],
)

/** Senders whose questions do not reach a seller any more. */
export const leadBlocks = pgTable(
  "lead_blocks",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    email: citext().notNull(),
    /** Whether the sender of the blocked thread had proved the address: see `blockApplies`. */
    isProved: boolean("is_proved").notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.email] }),
    index("lead_blocks_inbox").on(sql`inbox_of(email::text)`, table.userId),
  ],
)

/** Sellers who do not reach a buyer any more: by account, because buyers do not know their e-mail. */
export const sellerBlocks = pgTable(
  "seller_blocks",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    sellerId: integer("seller_id")
      .notNull()
      .references(() => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sellerId] }),
    index("seller_blocks_seller").on(table.sellerId),
    check("seller_blocks_other", sql`${table.userId} <> ${table.sellerId}`),
  ],
)

/** Answers that a seller saved, in their order. */
export const leadTemplates = pgTable(
  "lead_templates",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    position: smallint().notNull(),
    title: text().notNull(),
    text: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.position] }),
    unique("lead_templates_title").on(table.userId, table.title),
  ],
)
