import { staffLeadSchema } from "@wara/contract/admin"
import { leadChannels, leadStates } from "@wara/domain/leads/lead"
import { sql } from "drizzle-orm"
import { staffRoles } from "../../access/require-role.ts"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import { personName } from "../../collections/staff-names.ts"

const maybe = { nullable: true }

/** Written questions to sellers, for the team: abuse is followed up here. */
export const staffLeads: Collection = {
  name: "admin/leads",
  summary: "Questions to sellers, newest first; reading many is in the audit trail",
  record: staffLeadSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select leads.id, leads.document_id, leads.ad_id, leads.seller_id, leads.buyer_id,
      leads.channel, leads.state, leads.name, leads.email, leads.phone, leads.company,
      leads.message, array_to_string(leads.risks, ', ') as risks,
      cardinality(leads.risks) > 0 as is_risky, leads.delivered_at, leads.first_answer_at,
      leads.created_at, coalesce(ads.name, wanted.name, '') as ad_name, ${personName(sql`users`)} as seller_name,
      (select count(*)::int from lead_messages where lead_messages.lead_id = leads.id) as messages
    from leads left join ads on ads.id = leads.ad_id
      left join wanted_ads wanted on wanted.id = leads.wanted_id join users on users.id = leads.seller_id
    where leads.day is null and leads.anonymised_at is null)`,
  fields: {
    ...recordFields(),
    ad_id: field("integer", "ad_id", maybe),
    ad_name: field("text", "ad_name"),
    seller_id: field("integer", "seller_id"),
    seller_name: field("text", "seller_name"),
    buyer_id: field("integer", "buyer_id", maybe),
    channel: field("text", "channel", { options: leadChannels }),
    state: field("text", "state", { options: leadStates }),
    name: field("text", "name"),
    email: field("caseless", "email"),
    phone: field("text", "phone"),
    company: field("text", "company"),
    message: field("text", "message", { long: true }),
    risks: field("text", "risks"),
    is_risky: field("boolean", "is_risky"),
    messages: field("integer", "messages"),
    delivered_at: field("instant", "delivered_at", maybe),
    first_answer_at: field("instant", "first_answer_at", maybe),
    createdAt: field("instant", "created_at"),
  },
  relations: {},
  order: (row) => sql`${row}.id desc`,
  onlyFor: staffRoles,
}
