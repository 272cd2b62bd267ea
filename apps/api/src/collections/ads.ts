import { adSchema, endedAdSchema } from "@wara/contract/ad"
import { type Role, roles } from "@wara/domain/accounts/account"
import { mapAdFields, pickFields, publicAdFields } from "@wara/domain/ads/ad-fields"
import { adStates } from "@wara/domain/ads/ad-state"
import { endedPageDays } from "@wara/domain/ads/ad-term"
import { adListPageSize } from "@wara/domain/listing/ad-search"
import { featuredTurn, leadingAds } from "@wara/domain/listing/featured-turns"
import { currencies } from "@wara/domain/money/money"
import { sql } from "drizzle-orm"
import { adAnswers } from "../http/answer-cache/shared-answers.ts"
import { storedTotals } from "./ad-count-sums.ts"
import { categories, conditions } from "./catalog.ts"
import {
  belongsTo,
  type Collection,
  changeFields,
  field,
  type Relation,
  recordFields,
} from "./dialect/collection.ts"
import { gallery } from "./images.ts"
import { communes } from "./places.ts"
import { isPublicAdSql, remainingDaysSql } from "./public-ad-sql.ts"
import { publicSellers, sellers } from "./sellers.ts"

const accounts: readonly Role[] = roles
const staff: readonly Role[] = ["moderator", "operator"]

/** The credit that currently features the ad, if any. */
const featuredReservation: Relation = {
  cardinality: "one",
  shape: { rows: sql`ad_featured_reservations`, fields: recordFields(), relations: {} },
  join: (row, related) => sql`${related}.ad_id = ${row}.id and ${related}.used_up_at is null`,
  readers: "everybody",
}

const contentFields = mapAdFields({
  line: (_, name) => field("text", name),
  text: (_, name) => field("text", name, { long: true }),
  /** Contact data are revealed one ad at a time, by an endpoint of their own. */
  email: () => null,
  phone: () => null,
  /** Relations below. */
  choice: () => null,
  gallery: () => null,
  currency: (_, name) => field("text", name, { options: currencies }),
  price: (_, name) => field("number", name),
  year: (_, name) => field("integer", name),
  measure: (_, name) => field("number", name),
})

/** Ads. Public ads are readable by all; the seller requires an account. */
export const ads: Collection = {
  name: "ads",
  summary: "Public ads: up to six featured ads in rotation, then the newest",
  record: adSchema,
  pageSize: { default: adListPageSize, max: 100 },
  rows: sql`ads`,
  fields: {
    ...recordFields(),
    slug: field("text", "slug", { unique: true }),
    ...pickFields(contentFields, publicAdFields),
    price_clp: field("number", "price_clp", { readable: false }),
    price_dropped_at: field("instant", "price_dropped_at", { nullable: true }),
    price_before_drop: field("number", "price_before_drop", { nullable: true }),
    featured: field("boolean", "featured", { readable: false }),
    active: field("boolean", "active", {
      from: (row) => sql`(${isPublicAdSql(row)})`,
    }),
    remaining_days: field("integer", "remaining_days", { from: remainingDaysSql }),
    published_at: field("instant", "published_at", { nullable: true }),
    expires_at: field("instant", "expires_at", { nullable: true }),
    state: field("text", "state", { readers: staff, options: adStates }),
    ...changeFields(),
  },
  relations: {
    gallery,
    ad_featured_reservation: featuredReservation,
    category: belongsTo("category_id", categories),
    condition: belongsTo("condition_id", conditions),
    commune: belongsTo("commune_id", communes, { alongWith: ["region"], few: true }),
    user: belongsTo("owner_id", sellers, {
      filterShape: publicSellers,
      readers: accounts,
      askable: true,
      alongWith: ["avatar"],
    }),
  },
  scope: isPublicAdSql,
  order: (row) => sql`${row}.published_at desc nulls last, ${row}.id desc`,
  sharedAnswers: adAnswers,
  storedTotals,
  leading: {
    count: leadingAds,
    eligible: (row) => sql`${row}.featured`,
    columns: ["featured", "published_at"],
    turn: featuredTurn,
  },
}

const ended = sql.raw(`case
  when state = 'active' then expires_at
  else ended_at
end as over_at`)

/**
 * Public remainder of ended ads: expired, deactivated, or active past their end until the expiry
 * job runs. Without contact data, price and seller; those of erased accounts are left out.
 */
export const endedAds: Collection = {
  name: "ended-ads",
  summary: "Public remainder of ads that have ended",
  record: endedAdSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select ads.*, ${ended} from ads where (state in ('expired', 'deactivated') or (state = 'active' and expires_at <= now())) and exists (select from users where users.id = ads.owner_id and users.deleted_at is null))`,
  fields: {
    ...recordFields(),
    slug: field("text", "slug", { unique: true }),
    name: field("text", "name"),
    ended_at: field("instant", "over_at"),
    gone: field("boolean", "gone", {
      from: (row) =>
        sql`(${row}.over_at + ${sql.raw(`interval '${endedPageDays} days'`)} <= now())`,
    }),
  },
  relations: {
    gallery,
    category: belongsTo("category_id", categories),
    commune: belongsTo("commune_id", communes, { alongWith: ["region"] }),
  },
  sharedAnswers: adAnswers,
  order: (row) => sql`${row}.over_at desc, ${row}.id desc`,
}
