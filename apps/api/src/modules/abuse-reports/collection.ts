import { staffAbuseGroupSchema } from "@wara/contract/abuse"
import { abuseOutcomes, abuseSubjects } from "@wara/domain/abuse/abuse-report"
import { type SQL, sql } from "drizzle-orm"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import { personName } from "../../collections/staff-names.ts"

const maybe = { nullable: true }

/** The last of a group's decided reports: what it has in one column. */
const ofLast = (value: SQL) =>
  sql`(array_agg(${value} order by report.decided_at desc, report.id desc)
    filter (where report.state <> 'open'))[1]`

/**
 * Reports by their subject, for the team: open ones first, of those the ones of the most independent
 * networks. A subject that was reported again after a decision is in both groups.
 */
export const staffAbuseGroups: Collection = {
  name: "admin/abuse-reports",
  summary: "Reports by subject: open ones first, those from the most networks first",
  record: staffAbuseGroupSchema,
  pageSize: { default: 25, max: 100 },
  areGroups: true,
  rows: sql`(select min(report.id) as id,
      (array_agg(report.document_id order by report.id))[1] as document_id,
      case when report.ad_id is null then 'seller' else 'ad' end as subject,
      coalesce(report.ad_id, report.seller_id) as subject_id,
      coalesce(min(ads.name), min(users.username::text)) as subject_name,
      count(*)::int as reports,
      count(distinct report.network_hash)::int as networks,
      to_json(array_agg(distinct report.reason::text)) as reasons,
      min(report.created_at) as first_at, max(report.created_at) as last_at,
      report.state = 'open' as is_open, max(report.decided_at) as decided_at,
      ${ofLast(sql`report.state::text`)} as outcome,
      ${ofLast(personName(sql`deciders`))} as decided_by
    from abuse_reports as report
      left join ads on ads.id = report.ad_id
      left join users on users.id = report.seller_id
      left join users as deciders on deciders.id = report.decided_by
    group by report.ad_id, report.seller_id, report.state = 'open')`,
  fields: {
    ...recordFields(),
    subject: field("text", "subject", { options: abuseSubjects }),
    subject_id: field("integer", "subject_id"),
    subject_name: field("text", "subject_name"),
    reports: field("integer", "reports"),
    networks: field("integer", "networks"),
    reasons: field("json", "reasons"),
    first_at: field("instant", "first_at"),
    last_at: field("instant", "last_at"),
    is_open: field("boolean", "is_open"),
    outcome: field("text", "outcome", { ...maybe, options: abuseOutcomes }),
    decided_at: field("instant", "decided_at", maybe),
    decided_by: field("text", "decided_by", maybe),
  },
  relations: {},
  order: (row) =>
    sql`${row}.is_open desc, ${row}.decided_at desc nulls last, ${row}.networks desc, ${row}.id`,
  onlyFor: ["moderator", "operator"],
}
