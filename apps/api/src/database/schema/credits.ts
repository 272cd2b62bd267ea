import {
  creditKinds,
  creditSources,
  movementKinds,
  movementReasons,
} from "@wara/domain/credits/credit"
import { sql } from "drizzle-orm"
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { ads } from "./ads.ts"
import { orders } from "./orders.ts"
import { bytea, instant, recordColumns } from "./record-columns.ts"

export const creditSource = pgEnum("credit_source", creditSources)
export const creditKind = pgEnum("credit_kind", creditKinds)
export const movementKind = pgEnum("movement_kind", movementKinds)
export const movementReason = pgEnum("movement_reason", movementReasons)

/** One row is one credit. `adId` null = available, unless it was revoked. */
const creditColumns = () => ({
  ...recordColumns(),
  ownerId: integer("owner_id")
    .notNull()
    .references(() => users.id),
  source: creditSource().notNull(),
  days: smallint().notNull(),
  orderId: integer("order_id").references(() => orders.id),
  adId: integer("ad_id").references(() => ads.id),
  grantedAt: instant("granted_at").notNull().defaultNow(),
  spentAt: instant("spent_at"),
  returnedAt: instant("returned_at"),
  /** When its ad was renewed with another credit, or its featured days ended. */
  usedUpAt: instant("used_up_at"),
  /** When it was revoked because its purchase was refunded. */
  revokedAt: instant("revoked_at"),
})

export const adReservations = pgTable("ad_reservations", creditColumns(), (table) => [
  index("ad_reservations_owner").on(table.ownerId),
  index("ad_reservations_available")
    .on(table.ownerId)
    .where(sql`ad_id is null and revoked_at is null`),
  index("ad_reservations_order").on(table.orderId),
  // At most one active credit per ad; used-up credits stay linked to it.
  uniqueIndex("ad_reservations_ad").on(table.adId).where(sql`used_up_at is null`),
  check("ad_reservations_spent", sql`(${table.adId} is null) = (${table.spentAt} is null)`),
  check("ad_reservations_used_up", sql`${table.usedUpAt} is null or ${table.adId} is not null`),
  check("ad_reservations_revoked", sql`${table.revokedAt} is null or ${table.adId} is null`),
  check("ad_reservations_bought", sql`${table.orderId} is null or ${table.source} = 'pack'`),
  check("ad_reservations_days", sql`${table.days} > 0`),
])

export const adFeaturedReservations = pgTable(
  "ad_featured_reservations",
  creditColumns(),
  (table) => [
    index("ad_featured_reservations_owner").on(table.ownerId),
    index("ad_featured_reservations_available")
      .on(table.ownerId)
      .where(sql`ad_id is null and revoked_at is null`),
    index("ad_featured_reservations_order").on(table.orderId),
    uniqueIndex("ad_featured_reservations_ad").on(table.adId).where(sql`used_up_at is null`),
    check(
      "ad_featured_reservations_spent",
      sql`(${table.adId} is null) = (${table.spentAt} is null)`,
    ),
    check(
      "ad_featured_reservations_used_up",
      sql`${table.usedUpAt} is null or ${table.adId} is not null`,
    ),
    check(
      "ad_featured_reservations_revoked",
      sql`${table.revokedAt} is null or ${table.adId} is null`,
    ),
    check(
      "ad_featured_reservations_bought",
      sql`${table.orderId} is null or ${table.source} = 'pack'`,
    ),
    check("ad_featured_reservations_days", sql`${table.days} > 0`),
  ],
)

/**
 * The ledger of credit movements, append-only. At the end of each transaction the database compares
 * each owner's balance, which is their sum, with the available credits and rejects a mismatch.
 */
export const creditMovements = pgTable(
  "credit_movements",
  {
    ...recordColumns(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    credit: creditKind().notNull(),
    /** Id of the credit in the table of its kind. */
    creditId: integer("credit_id").notNull(),
    kind: movementKind().notNull(),
    amount: smallint().notNull(),
    reason: movementReason().notNull(),
    /** The user who caused it; null for the system. */
    actorId: integer("actor_id").references(() => users.id),
    adId: integer("ad_id").references(() => ads.id),
    orderId: integer("order_id").references(() => orders.id),
    note: text().notNull().default(""),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("credit_movements_owner").on(table.ownerId, table.credit, table.id),
    index("credit_movements_order").on(table.orderId),
    // The movements of one transaction, which the panel shows as one row.
    index("credit_movements_together").on(table.ownerId, table.createdAt, table.id),
    check(
      "credit_movements_amount",
      sql`${table.amount} = case when ${table.kind} in ('grant', 'return') then 1 else -1 end`,
    ),
  ],
)

/**
 * The sum of each owner's movements by kind, written only by the trigger that adds each movement. The
 * check at the end of the transaction compares it with the available credits.
 */
export const creditBalances = pgTable(
  "credit_balances",
  {
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    credit: creditKind().notNull(),
    balance: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.credit] })],
)

/** Credits given by the team; the key makes a gift idempotent. */
export const creditGifts = pgTable("credit_gifts", {
  ...recordColumns(),
  idempotencyKey: text("idempotency_key").notNull().unique(),
  ownerId: integer("owner_id")
    .notNull()
    .references(() => users.id),
  credit: creditKind().notNull(),
  count: smallint().notNull(),
  note: text().notNull().default(""),
  actorId: integer("actor_id")
    .notNull()
    .references(() => users.id),
  createdAt: instant("created_at").notNull().defaultNow(),
})

/**
 * Which account used the free credits of a RUT, a person's or a company's: the first one,
 * permanently. The row outlives the account, so it stores a hash instead of the RUT.
 */
export const freeCreditClaims = pgTable(
  "free_credit_claims",
  {
    rutHash: bytea("rut_hash").primaryKey(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    claimedAt: instant("claimed_at").notNull(),
  },
  (table) => [index("free_credit_claims_owner").on(table.ownerId)],
)
