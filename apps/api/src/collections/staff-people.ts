import {
  auditEntrySchema,
  staffMovementSchema,
  staffProRequestSchema,
  staffUserSchema,
} from "@wara/contract/admin"
import { proRequestStates } from "@wara/domain/accounts/pro-request"
import { roles } from "@wara/domain/accounts/role"
import { movementKinds, movementReasons } from "@wara/domain/credits/credit"
import { sql } from "drizzle-orm"
import { staffRoles } from "../access/require-role.ts"
import type { Collection } from "./dialect/collection.ts"
import { field, recordFields } from "./dialect/field.ts"
import { personName } from "./staff-names.ts"

const maybe = { nullable: true }
const availableIn = (table: string) =>
  sql`(select count(*)::int from ${sql.raw(table)} as credits where credits.owner_id = users.id and credits.ad_id is null and credits.revoked_at is null)`

/** Accounts, for the team. Passwords, tokens and devices are not included. */
export const staffUsers: Collection = {
  name: "admin/users",
  summary: "Accounts, newest first",
  record: staffUserSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select users.*, ${availableIn("ad_reservations")} as publication_credits,
    ${availableIn("ad_featured_reservations")} as featured_credits,
    (select count(*)::int from ads where ads.owner_id = users.id) as ads from users)`,
  fields: {
    ...recordFields(),
    email: field("caseless", "email", { unique: true }),
    username: field("caseless", "username", { unique: true }),
    firstname: field("text", "firstname"),
    lastname: field("text", "lastname"),
    company_name: field("text", "company_name", maybe),
    rut: field("text", "rut", maybe),
    company_rut: field("text", "company_rut", maybe),
    phone: field("text", "phone", maybe),
    role: field("text", "role", { options: roles }),
    pro: field("boolean", "pro"),
    confirmed_at: field("instant", "confirmed_at", maybe),
    blocked_at: field("instant", "blocked_at", maybe),
    blocked_reason: field("text", "blocked_reason", maybe),
    deleted_at: field("instant", "deleted_at", maybe),
    publication_credits: field("integer", "publication_credits"),
    featured_credits: field("integer", "featured_credits"),
    ads: field("integer", "ads"),
    createdAt: field("instant", "created_at"),
  },
  relations: {},
  order: (row) => sql`${row}.id desc`,
  onlyFor: staffRoles,
}

const together = sql`credit_movements.owner_id, credit_movements.kind, credit_movements.reason, credit_movements.ad_id,
  credit_movements.order_id, credit_movements.actor_id, credit_movements.note, credit_movements.created_at`
const amountOf = (credit: string) =>
  sql`coalesce(sum(credit_movements.amount) filter (where credit_movements.credit = ${sql.raw(`'${credit}'`)}), 0)::int`

export const staffProRequests: Collection = {
  name: "admin/pro-requests",
  summary: "Requests for a professional seller account, newest first",
  record: staffProRequestSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select pro_requests.*, ${personName(sql`users`)} as user_name
    from pro_requests join users on users.id = pro_requests.user_id)`,
  fields: {
    ...recordFields(),
    user_id: field("integer", "user_id"),
    user_name: field("text", "user_name"),
    state: field("text", "state", { options: proRequestStates }),
    company_name: field("text", "company_name"),
    business_activity: field("text", "business_activity"),
    company_rut: field("text", "company_rut"),
    message: field("text", "message"),
    reason: field("text", "reason"),
    createdAt: field("instant", "created_at"),
    decided_at: field("instant", "decided_at", maybe),
  },
  relations: {},
  order: (row) => sql`${row}.id desc`,
  onlyFor: staffRoles,
}

/**
 * The credit ledger. Movements of one transaction with the same cause form one row; they share
 * their instant, which is the transaction's.
 */
export const staffMovements: Collection = {
  name: "admin/credit-movements",
  summary: "Credit ledger, newest first; movements of one transaction form one row",
  record: staffMovementSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select moved.*, ${personName(sql`owners`)} as owner_name, ${personName(sql`actors`)} as actor_name,
      orders.buy_order as order_number
    from (select min(credit_movements.id) as id, min(credit_movements.document_id) as document_id, ${together},
        ${amountOf("publication")} as publication, ${amountOf("featured")} as featured,
        json_agg(json_build_object('credit', credit_movements.credit, 'credit_id', credit_movements.credit_id)
          order by credit_movements.id) as credits
      from credit_movements group by ${together}) as moved
      join users as owners on owners.id = moved.owner_id
      left join users as actors on actors.id = moved.actor_id
      left join orders on orders.id = moved.order_id)`,
  fields: {
    ...recordFields(),
    owner_id: field("integer", "owner_id"),
    owner_name: field("text", "owner_name"),
    kind: field("text", "kind", { options: movementKinds }),
    reason: field("text", "reason", { options: movementReasons }),
    publication: field("integer", "publication"),
    featured: field("integer", "featured"),
    credits: field("json", "credits"),
    ad_id: field("integer", "ad_id", maybe),
    order_id: field("integer", "order_id", maybe),
    order_number: field("text", "order_number", maybe),
    actor_name: field("text", "actor_name", maybe),
    note: field("text", "note"),
    createdAt: field("instant", "created_at"),
  },
  relations: {},
  order: (row) => sql`${row}.id desc`,
  onlyFor: staffRoles,
}

/** The id of an entry's subject when it is of this kind. */
const subjectNumber = (kind: string) =>
  sql`case when audit_entries.subject_kind = ${sql.raw(`'${kind}'`)} and audit_entries.subject_id ~ '^[0-9]{1,9}$'
    then audit_entries.subject_id::int end`

export const auditTrail: Collection = {
  name: "admin/audit-entries",
  summary: "Audit trail of team actions, newest first",
  record: auditEntrySchema,
  pageSize: { default: 25, max: 100 },
  // The trail stores only ids of users; names come from the account as long as it exists.
  rows: sql`(select audit_entries.*, ${personName(sql`users`)} as actor_name,
    coalesce(people.email::text, nullif(audit_entries.subject_name, ''), subject_ads.name, '') as subject,
    coalesce(${personName(sql`people`)}, nullif(subject_orders.buyer_name, '')) as person_name,
    subject_orders.buy_order as order_number
    from audit_entries join users on users.id = audit_entries.actor_id
      left join tax_documents on tax_documents.id = ${subjectNumber("tax-documents")}
      left join orders as subject_orders
        on subject_orders.id = coalesce(${subjectNumber("orders")}, tax_documents.order_id)
      left join ads as subject_ads on subject_ads.id = ${subjectNumber("ads")}
      left join users as people
        on people.id = ${subjectNumber("users")} and people.deleted_at is null)`,
  fields: {
    ...recordFields(),
    actor_id: field("integer", "actor_id"),
    actor_name: field("text", "actor_name"),
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
