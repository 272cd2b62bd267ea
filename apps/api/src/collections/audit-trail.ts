import { auditEntrySchema } from "@wara/contract/admin"
import { auditActors, auditKinds } from "@wara/domain/staff/staff-action"
import { sql } from "drizzle-orm"
import { staffRoles } from "../access/require-role.ts"
import { type Collection, field, recordFields } from "./dialect/collection.ts"
import { personName } from "./staff-names.ts"

const maybe = { nullable: true }

/** The id of an entry's subject when it is of this kind. */
const subjectNumber = (kind: string) =>
  sql`case when audit_entries.subject_kind = ${sql.raw(`'${kind}'`)} and audit_entries.subject_id ~ '^[0-9]{1,9}$'
    then audit_entries.subject_id::int end`

export const auditTrail: Collection = {
  name: "admin/audit-entries",
  summary: "Audit trail of the team's actions, log-ins and readings, newest first",
  record: auditEntrySchema,
  pageSize: { default: 25, max: 100 },
  // The trail stores only ids of users; names come from the account as long as it exists.
  rows: sql`(select audit_entries.*, ${personName(sql`users`)} as actor_name,
    coalesce(people.email::text, nullif(audit_entries.subject_name, ''), subject_ads.name, '') as subject,
    coalesce(${personName(sql`people`)}, nullif(subject_orders.buyer_name, '')) as person_name,
    subject_orders.buy_order as order_number
    from audit_entries left join users on users.id = audit_entries.actor_id
      left join tax_documents on tax_documents.id = ${subjectNumber("tax-documents")}
      left join orders as subject_orders
        on subject_orders.id = coalesce(${subjectNumber("orders")}, tax_documents.order_id)
      left join ads as subject_ads on subject_ads.id = ${subjectNumber("ads")}
      left join users as people
        on people.id = ${subjectNumber("users")} and people.deleted_at is null)`,
  fields: {
    ...recordFields(),
    kind: field("text", "kind", { options: auditKinds }),
    actor_kind: field("text", "actor_kind", { options: auditActors }),
    actor_id: field("integer", "actor_id", maybe),
    actor_name: field("text", "actor_name", maybe),
    action: field("text", "action"),
    subject_kind: field("text", "subject_kind"),
    subject_id: field("text", "subject_id"),
    subject_name: field("text", "subject"),
    person_name: field("text", "person_name", maybe),
    order_number: field("text", "order_number", maybe),
    before: field("json", "before"),
    after: field("json", "after"),
    createdAt: field("instant", "created_at"),
  },
  relations: {},
  order: (row) => sql`${row}.id desc`,
  onlyFor: staffRoles,
}
