import { sellerProfileSchema } from "@wara/contract/seller"
import { sql } from "drizzle-orm"
import { adAnswers } from "../http/answer-cache/shared-answers.ts"
import {
  belongsTo,
  type Collection,
  field,
  recordFields,
  type Shape,
} from "./dialect/collection.ts"
import { images } from "./images.ts"
import { isPublicAdSql } from "./public-ad-sql.ts"

/** The seller inside an ad, for users with an account. */
export const sellers: Shape = {
  rows: sql`users`,
  fields: {
    ...recordFields(),
    username: field("caseless", "username", { unique: true }),
    firstname: field("text", "firstname"),
    lastname: field("text", "lastname"),
    pro: field("boolean", "pro"),
    company_name: field("text", "company_name", {
      nullable: true,
      from: (row) => sql`(case when ${row}.pro then nullif(${row}.company_name, '') end)`,
    }),
    member_since: field("instant", "created_at"),
  },
  relations: { avatar: belongsTo("avatar_id", images, { filterShape: null }) },
}

/**
 * Seller fields available to filters: professional sellers, by the name of their public profile.
 */
export const publicSellers: Shape = {
  rows: sql`users`,
  fields: { username: field("caseless", "username", { unique: true, sortable: false }) },
  relations: {},
  scope: (row) => sql`${row}.pro and ${row}.blocked_at is null
    and ${row}.data_blocked_at is null`,
}

/** Public profiles of professional sellers: the data they chose to publish. */
export const sellerProfiles: Collection = {
  name: "seller-profiles",
  summary: "Public profiles of professional sellers",
  record: sellerProfileSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`users`,
  fields: {
    ...recordFields(),
    username: field("caseless", "username", { unique: true }),
    // A company's name, or a private seller's first name only.
    display_name: field("text", "display_name", {
      from: (row) => sql`coalesce(nullif(${row}.company_name, ''), ${row}.firstname)`,
    }),
    description: field("text", "description", { long: true }),
    member_since: field("instant", "created_at"),
    ads_count: field("integer", "ads_count", {
      from: (row) =>
        sql`(select count(*)::int from ads where ads.owner_id = ${row}.id and ${isPublicAdSql(sql`ads`)})`,
    }),
    commune: field("json", "commune", {
      from: (row) =>
        sql`(select json_build_object('name', communes.name, 'region', regions.name) from communes join regions on regions.id = communes.region_id where communes.id = ${row}.commune_id)`,
    }),
    contact_ad: field("integer", "contact_ad", {
      nullable: true,
      from: (row) =>
        sql`(select ads.id from ads where ads.owner_id = ${row}.id and ${isPublicAdSql(sql`ads`)} order by ads.published_at desc nulls last, ads.id desc limit 1)`,
    }),
  },
  relations: {
    avatar: belongsTo("avatar_id", images, { filterShape: null }),
    cover: belongsTo("cover_id", images, { filterShape: null }),
  },
  scope: (row) => sql`${row}.pro and ${row}.blocked_at is null
    and ${row}.data_blocked_at is null`,
  sharedAnswers: adAnswers,
  order: (row) => sql`${row}.id`,
}
