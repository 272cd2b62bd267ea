import { staffAdSchema } from "@wara/contract/admin"
import { reviewSchema } from "@wara/contract/review"
import { adStates } from "@wara/domain/ads/ad-state"
import { reviewKinds, reviewStates } from "@wara/domain/ads/review"
import { currencies } from "@wara/domain/money/money"
import { sql } from "drizzle-orm"
import { staffRoles } from "../../access/require-role.ts"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import { personName } from "../../collections/staff-names.ts"

const maybe = { nullable: true }
const coverOf = (ad: string) =>
  sql`(select files.url from ad_images join files on files.id = ad_images.file_id where ad_images.ad_id = ${sql.raw(ad)} order by ad_images.position limit 1)`

export const staffAds: Collection = {
  name: "admin/ads",
  summary: "Ads in any state, newest first",
  record: staffAdSchema,
  pageSize: { default: 25, max: 100 },
  soughtIn: sql`ads`,
  // Until a draft is submitted, its content is stored in `ad_drafts`.
  rows: sql`(select ads.*, coalesce(nullif(ads.name, ''), trim(ad_drafts.content -> 'ad' ->> 'name'), '') as shown_name,
    case when ads.price > 0 then ads.price else greatest(0, coalesce((ad_drafts.content -> 'ad' ->> 'price')::numeric, 0)) end as shown_price,
    categories.name as category_name, ${personName(sql`users`)} as owner_name,
    ${coverOf("ads.id")} as cover_url
    from ads join users on users.id = ads.owner_id left join ad_drafts on ad_drafts.ad_id = ads.id
      left join categories on categories.id = coalesce(ads.category_id, nullif((ad_drafts.content -> 'ad' ->> 'category')::int, 0)))`,
  fields: {
    ...recordFields(),
    slug: field("text", "slug", { unique: true }),
    name: field("text", "shown_name", {
      soughtBy: (row, pattern) => sql`(plain_text(${row}.name) like plain_text(${pattern})
        or ${row}.id = any(array(select ad_id from ad_drafts
          where plain_text(content -> 'ad' ->> 'name') like '%' || plain_text(${pattern}) || '%')))`,
    }),
    is_named: field("boolean", "is_named", {
      from: (row) => sql`(${row}.shown_name <> '')`,
      readable: false,
    }),
    state: field("text", "state", { options: adStates }),
    price: field("number", "shown_price"),
    currency: field("text", "currency", { options: currencies }),
    category_name: field("text", "category_name", maybe),
    owner_id: field("integer", "owner_id"),
    owner_name: field("text", "owner_name", {
      soughtBy: (row, pattern) => sql`${row}.owner_id = any(array(
        select users.id from users where ${personName(sql`users`)} ilike ${pattern}))`,
    }),
    cover_url: field("text", "cover_url", { ...maybe, filterable: false, sortable: false }),
    featured: field("boolean", "featured"),
    submitted_at: field("instant", "submitted_at", maybe),
    published_at: field("instant", "published_at", maybe),
    expires_at: field("instant", "expires_at", maybe),
    ended_at: field("instant", "ended_at", maybe),
    end_reason: field("text", "end_reason", { ...maybe, filterable: false }),
    createdAt: field("instant", "created_at"),
  },
  relations: {},
  order: (row) => sql`${row}.id desc`,
  onlyFor: staffRoles,
}

/** Submissions; the review queue is the pending ones, oldest first. */
export const staffReviews: Collection = {
  name: "admin/reviews",
  summary: "Ad submissions, oldest first",
  record: reviewSchema,
  pageSize: { default: 25, max: 100 },
  // Outer joins on keys are left out where they are not needed, as for counting; every one finds a row.
  rows: sql`(select ad_reviews.id, ad_reviews.document_id, ad_reviews.ad_id, ad_reviews.kind,
    ad_reviews.state, ad_reviews.reason::text as reason, ad_reviews.notes,
    ad_reviews.submitted_at, ad_reviews.decided_at, ads.state::text as ad_state, ad_reviews.owner_id,
    (ad_reviews.kind = 'first' and ads.returned_at is not null) as is_returned,
    ad_reviews.content ->> 'name' as name, (ad_reviews.content ->> 'price')::numeric as price,
    ad_reviews.content ->> 'currency' as currency, categories.name as category_name,
    ${personName(sql`owners`)} as owner_name, ${personName(sql`deciders`)} as decided_by,
    (select files.url from files where files.id = (ad_reviews.content -> 'gallery' ->> 0)::int) as cover_url,
    ad_risks.score as risk_score, review_claims.user_id as claimed_by_id,
    review_claims.expires_at as claimed_until, ${personName(sql`claimers`)} as claimed_by
    from ad_reviews left join ads on ads.id = ad_reviews.ad_id
      left join users as owners on owners.id = ad_reviews.owner_id
      left join users as deciders on deciders.id = ad_reviews.decided_by
      left join ad_risks on ad_risks.review_id = ad_reviews.id
      left join review_claims on review_claims.review_id = ad_reviews.id and review_claims.expires_at > now()
      left join users as claimers on claimers.id = review_claims.user_id
      left join categories on categories.id = (ad_reviews.content ->> 'category')::int)`,
  fields: {
    ...recordFields(),
    kind: field("text", "kind", { options: reviewKinds, enumType: "review_kind" }),
    state: field("text", "state", { options: reviewStates, enumType: "review_state" }),
    reason: field("text", "reason", maybe),
    notes: field("text", "notes", { sortable: false }),
    submitted_at: field("instant", "submitted_at"),
    decided_at: field("instant", "decided_at", maybe),
    name: field("text", "name"),
    price: field("number", "price"),
    currency: field("text", "currency"),
    cover_url: field("text", "cover_url", { ...maybe, filterable: false, sortable: false }),
    category_name: field("text", "category_name", maybe),
    ad_id: field("integer", "ad_id"),
    ad_state: field("text", "ad_state", { options: adStates }),
    owner_id: field("integer", "owner_id"),
    owner_name: field("text", "owner_name"),
    decided_by: field("text", "decided_by", maybe),
    is_returned: field("boolean", "is_returned"),
    risk_score: field("integer", "risk_score", maybe),
    claimed_by: field("text", "claimed_by", maybe),
    claimed_by_id: field("integer", "claimed_by_id", maybe),
    claimed_until: field("instant", "claimed_until", maybe),
  },
  relations: {},
  order: (row) => sql`${row}.submitted_at, ${row}.id`,
  onlyFor: staffRoles,
}
