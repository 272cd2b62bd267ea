import { staffNoteSchema } from "@wara/contract/admin"
import { sql } from "drizzle-orm"
import { staffRoles } from "../../access/require-role.ts"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import { personName } from "../../collections/staff-names.ts"

const maybe = { nullable: true }

/** Internal notes about ads and accounts, readable by the team only. */
export const staffNotes: Collection = {
  name: "admin/notes",
  summary: "Internal notes about ads and accounts, newest first",
  record: staffNoteSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select staff_notes.*, ${personName(sql`users`)} as author_name
    from staff_notes join users on users.id = staff_notes.author_id)`,
  fields: {
    ...recordFields(),
    ad_id: field("integer", "ad_id", maybe),
    user_id: field("integer", "user_id", maybe),
    author_name: field("text", "author_name"),
    text: field("text", "text", { sortable: false }),
    createdAt: field("instant", "created_at"),
  },
  relations: {},
  order: (row) => sql`${row}.id desc`,
  onlyFor: staffRoles,
}
