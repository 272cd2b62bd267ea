import { orderAdIntents, orderStates } from "@wara/domain/orders/order"
import { orderItemKinds } from "@wara/domain/orders/quote"
import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
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
import { adPacks } from "./catalog.ts"
import { changeColumns, instant, recordColumns } from "./record-columns.ts"

export const orderState = pgEnum("order_state", orderStates)
export const orderAdIntent = pgEnum("order_ad_intent", orderAdIntents)
export const orderItemKind = pgEnum("order_item_kind", orderItemKinds)
export const refundState = pgEnum("refund_state", ["requested", "done", "failed"])

/** The gateway's response when it took the money. */
export type OrderPayment = {
  authorization_code: string
  payment_type_code: string
  card_number: string
  installments_number: number | null
  installments_amount: number | null
  transaction_date: string
  accounting_date: string
  response_code: number
}

/** Invoice data of a factura as entered; `commune` is the name. */
export type OrderInvoice = {
  rut: string
  company_name: string
  business_activity: string
  address: string
  commune: string
  email: string
}

/** Orders with a snapshot of items, buyer and amounts. Whole pesos. */
export const orders = pgTable(
  "orders",
  {
    ...recordColumns(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    state: orderState().notNull().default("created"),
    idempotencyKey: text("idempotency_key").notNull(),
    /** Order number at Webpay; built from id and day after the insert. */
    buyOrder: text("buy_order").unique(),
    sessionId: text("session_id").notNull().unique(),
    /** The gateway's token of the payment and its payment page. */
    token: text().unique(),
    redirectUrl: text("redirect_url"),
    /** The ad it pays for; a draft may be deleted later. */
    adId: integer("ad_id").references(() => ads.id, { onDelete: "set null" }),
    /** What happens to that ad once the order is paid. */
    adIntent: orderAdIntent("ad_intent"),
    /** Whether the published ad is also featured. */
    featureAd: boolean("feature_ad").notNull().default(false),
    net: integer().notNull(),
    iva: integer().notNull(),
    total: integer().notNull(),
    refunded: integer().notNull().default(0),
    buyerName: text("buyer_name").notNull(),
    buyerEmail: text("buyer_email").notNull(),
    isInvoice: boolean("is_invoice").notNull().default(false),
    invoice: jsonb().$type<OrderInvoice>(),
    payment: jsonb().$type<OrderPayment>(),
    /** Why the order needs manual attention. */
    attention: text(),
    /** The reason that the operators were last mailed about. */
    attentionReported: text("attention_reported"),
    redirectedAt: instant("redirected_at"),
    paidAt: instant("paid_at"),
    /** When it ended unpaid. */
    endedAt: instant("ended_at"),
    /** When a call began to request its payment page; the others wait for that call. */
    pageRequestedAt: instant("page_requested_at"),
    /** When the gateway last reported its payment's status, or was queried without an answer. */
    statusQueriedAt: instant("status_queried_at"),
    /** When the commit was last sent to the gateway; from then on only `status` is requested. */
    commitSentAt: instant("commit_sent_at"),
    ...changeColumns(),
  },
  (table) => [
    unique("orders_idempotency_key").on(table.ownerId, table.idempotencyKey),
    index("orders_owner").on(table.ownerId, table.id),
    index("orders_unreported")
      .on(table.id)
      .where(sql`attention is distinct from attention_reported`),
    index("orders_open").on(table.createdAt).where(sql`state in ('created', 'redirected')`),
    // At most one open checkout per ad.
    uniqueIndex("orders_open_ad")
      .on(table.adId)
      .where(sql`ad_id is not null and state in ('created', 'redirected')`),
    check("orders_total", sql`${table.net} + ${table.iva} = ${table.total} and ${table.total} > 0`),
    check("orders_ad_intent", sql`${table.adId} is null or ${table.adIntent} is not null`),
    check("orders_refunded", sql`${table.refunded} between 0 and ${table.total}`),
    check("orders_buy_order", sql`char_length(${table.buyOrder}) <= 26`),
    check("orders_invoice", sql`${table.isInvoice} = (${table.invoice} is not null)`),
    check(
      "orders_paid",
      sql`(${table.state} in ('paid', 'refunded', 'partially_refunded')) = (${table.paidAt} is not null and ${table.payment} is not null)`,
    ),
    check(
      "orders_token",
      sql`${table.state} in ('created', 'failed') or ${table.token} is not null`,
    ),
    check(
      "orders_fully_refunded",
      sql`(${table.state} <> 'refunded' or ${table.refunded} = ${table.total}) and (${table.state} <> 'partially_refunded' or (${table.refunded} > 0 and ${table.refunded} < ${table.total}))`,
    ),
  ],
)

export const orderItems = pgTable(
  "order_items",
  {
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    kind: orderItemKind().notNull(),
    packId: integer("pack_id").references(() => adPacks.id),
    name: text().notNull(),
    /** Whole pesos, IVA included. */
    price: integer().notNull(),
    ads: smallint().notNull(),
    featured: smallint().notNull(),
    days: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check("order_items_price", sql`${table.price} > 0`),
    check("order_items_pack", sql`(${table.kind} = 'pack') = (${table.packId} is not null)`),
    check("order_items_grants", sql`${table.ads} + ${table.featured} > 0 and ${table.days} > 0`),
  ],
)

/** All events of an order, append-only. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    at: instant("at").notNull().defaultNow(),
    what: text().notNull(),
    details: jsonb().notNull().default({}),
  },
  (table) => [index("order_events_order").on(table.orderId, table.id)],
)

/** Refunds; written before the gateway is called, so that none is lost. */
export const refunds = pgTable(
  "refunds",
  {
    ...recordColumns(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    idempotencyKey: text("idempotency_key").notNull().unique(),
    amount: integer().notNull(),
    state: refundState().notNull().default("requested"),
    reason: text().notNull(),
    /**
     * Balance at the gateway before the refund: shows later whether an unanswered refund happened.
     */
    balanceBefore: integer("balance_before").notNull(),
    /** Credits the refund revokes, if still unused when the money is returned. */
    publicationCredits: smallint("publication_credits").notNull().default(0),
    featuredCredits: smallint("featured_credits").notNull().default(0),
    /** When the refund was last requested from the gateway. */
    sentAt: instant("sent_at"),
    /** REVERSED or NULLIFIED, and its code. */
    gatewayType: text("gateway_type"),
    authorizationCode: text("authorization_code"),
    /** The user who refunded; null for the system. */
    actorId: integer("actor_id").references(() => users.id),
    createdAt: instant("created_at").notNull().defaultNow(),
    doneAt: instant("done_at"),
  },
  (table) => [
    index("refunds_order").on(table.orderId),
    // One open refund at a time, so that the remaining balance is never refunded twice.
    uniqueIndex("refunds_open").on(table.orderId).where(sql`state = 'requested'`),
    check("refunds_amount", sql`${table.amount} > 0`),
    check("refunds_done", sql`(${table.state} = 'done') = (${table.doneAt} is not null)`),
  ],
)
