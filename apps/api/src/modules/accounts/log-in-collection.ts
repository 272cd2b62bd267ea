import { staffLogInSchema } from "@wara/contract/admin"
import { logInMethods, logInResults } from "@wara/domain/accounts/log-in-record"
import { sql } from "drizzle-orm"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import { personName } from "../../collections/staff-names.ts"

/** Log-ins to all accounts, for operators who follow up on a stolen one. */
export const staffLogIns: Collection = {
  name: "admin/log-ins",
  summary: "Log-ins to accounts, right or wrong, newest first",
  record: staffLogInSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select log_in_records.*, users.email::text as email, ${personName(sql`users`)} as person_name
    from log_in_records join users on users.id = log_in_records.user_id)`,
  fields: {
    ...recordFields(),
    user_id: field("integer", "user_id"),
    email: field("text", "email"),
    person_name: field("text", "person_name"),
    method: field("text", "method", { options: logInMethods }),
    result: field("text", "result", { options: logInResults }),
    panel: field("boolean", "panel"),
    device: field("text", "device"),
    createdAt: field("instant", "created_at"),
  },
  relations: {},
  order: (row) => sql`${row}.id desc`,
  onlyFor: ["operator"],
}
