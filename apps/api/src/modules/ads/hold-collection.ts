import { staffHoldSchema } from "@wara/contract/ad-hold"
import { holdCauses, holdOutcomes } from "@wara/domain/ads/ad-hold"
import { reviewReasons } from "@wara/domain/ads/review"
import { sql } from "drizzle-orm"
import { staffRoles } from "../../access/require-role.ts"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import { personName } from "../../collections/staff-names.ts"

const maybe = { nullable: true }

/** Holds for the team: open ones first, of those the appealed ones, then the oldest. */
export const holdCollection: Collection = {
  name: "admin/ad-holds",
  summary: "Holds of ads: open ones first, of those the appealed ones, then the oldest",
  record: staffHoldSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select ad_holds.id, ad_holds.document_id, ad_holds.ad_id, ads.name as ad_name, ads.owner_id,
    ${personName(sql`owners`)} as owner_name, ad_holds.cause::text as cause,
    ad_holds.reason::text as reason, ad_holds.notes, ad_holds.placed_at,
    ad_holds.placed_by as placed_by_id, ${personName(sql`placers`)} as placed_by, ad_holds.appeal,
    ad_holds.appealed_at, ad_holds.outcome::text as outcome, ad_holds.decided_at,
    ${personName(sql`deciders`)} as decided_by, ad_holds.decided_at is null as is_open
    from ad_holds join ads on ads.id = ad_holds.ad_id join users as owners on owners.id = ads.owner_id
      left join users as placers on placers.id = ad_holds.placed_by
      left join users as deciders on deciders.id = ad_holds.decided_by)`,
  fields: {
    ...recordFields(),
    ad_id: field("integer", "ad_id"),
    ad_name: field("text", "ad_name"),
    owner_id: field("integer", "owner_id"),
    owner_name: field("text", "owner_name"),
    cause: field("text", "cause", { options: holdCauses }),
    reason: field("text", "reason", { options: reviewReasons }),
    notes: field("text", "notes", { sortable: false }),
    placed_at: field("instant", "placed_at"),
    placed_by_id: field("integer", "placed_by_id", maybe),
    placed_by: field("text", "placed_by", maybe),
    appeal: field("text", "appeal", { ...maybe, sortable: false }),
    appealed_at: field("instant", "appealed_at", maybe),
    outcome: field("text", "outcome", { ...maybe, options: holdOutcomes }),
    decided_at: field("instant", "decided_at", maybe),
    decided_by: field("text", "decided_by", maybe),
    is_open: field("boolean", "is_open"),
  },
  relations: {},
  order: (row) =>
    sql`${row}.is_open desc, (${row}.is_open and ${row}.appealed_at is not null) desc, case when ${row}.is_open then ${row}.id else -${row}.id end`,
  onlyFor: staffRoles,
}
