import { staffAbuseGroupSchema } from "@wara/contract/abuse"
import { abuseSubjects } from "@wara/domain/abuse/abuse-report"
import { sql } from "drizzle-orm"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"

/** Open reports by their subject, for the team; those of the most independent networks first. */
export const staffAbuseGroups: Collection = {
  name: "admin/abuse-reports",
  summary: "Open reports by subject, those from the most networks first",
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
      min(report.created_at) as first_at, max(report.created_at) as last_at
    from abuse_reports as report
      left join ads on ads.id = report.ad_id
      left join users on users.id = report.seller_id
    where report.state = 'open' group by report.ad_id, report.seller_id)`,
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
  },
  relations: {},
  order: (row) => sql`${row}.networks desc, ${row}.id`,
  onlyFor: ["moderator", "operator"],
}
