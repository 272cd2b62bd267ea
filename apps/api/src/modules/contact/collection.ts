import { staffContactMessageSchema } from "@wara/contract/admin"
import { sql } from "drizzle-orm"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import { personName } from "../../collections/staff-names.ts"

const maybe = { nullable: true }

/** Messages of the contact form, for operators. */
export const staffContactMessages: Collection = {
  name: "admin/contact-messages",
  summary: "Messages of the contact form, newest first",
  record: staffContactMessageSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select contact_messages.*, answered_at is not null as is_answered,
      ${personName(sql`users`)} as answered_by_name
    from contact_messages left join users on users.id = contact_messages.answered_by)`,
  fields: {
    ...recordFields(),
    name: field("text", "name"),
    email: field("caseless", "email"),
    company: field("text", "company"),
    phone: field("text", "phone"),
    message: field("text", "message", { long: true }),
    is_answered: field("boolean", "is_answered"),
    answered_at: field("instant", "answered_at", maybe),
    answered_by_name: field("text", "answered_by_name", maybe),
    createdAt: field("instant", "created_at"),
  },
  relations: {},
  order: (row) => sql`${row}.id desc`,
  onlyFor: ["operator"],
}
