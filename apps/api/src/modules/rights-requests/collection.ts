import { staffRightsRequestSchema } from "@wara/contract/privacy"
import { rights, rightsStates, waitingRightsStates } from "@wara/domain/privacy/rights-request"
import { sql } from "drizzle-orm"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import { personName } from "../../collections/staff-names.ts"

const maybe = { nullable: true }

/** Requests about personal data, for operators; who asks is in the detail, which is audited. */
export const staffRightsRequests: Collection = {
  name: "admin/rights-requests",
  summary: "Requests about personal data, those with the nearest legal limit first",
  record: staffRightsRequestSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select rights_requests.*, user_id is not null as has_account,
      state in (${sql.join(
        waitingRightsStates.map((state) => sql`${state}`),
        sql`, `,
      )}) as is_waiting,
      ${personName(sql`users`)} as closed_by_name
    from rights_requests left join users on users.id = rights_requests.closed_by)`,
  fields: {
    ...recordFields(),
    right: field("text", "right", {
      options: rights,
      from: (row) => sql`${row}."right"::text`,
    }),
    state: field("text", "state", {
      options: rightsStates,
      from: (row) => sql`${row}.state::text`,
    }),
    is_waiting: field("boolean", "is_waiting"),
    has_account: field("boolean", "has_account"),
    goal_day: field("date", "goal_day"),
    limit_day: field("date", "limit_day"),
    closed_at: field("instant", "closed_at", maybe),
    closed_by_name: field("text", "closed_by_name", maybe),
    createdAt: field("instant", "created_at"),
  },
  relations: {},
  order: (row) => sql`${row}.limit_day, ${row}.id`,
  onlyFor: ["operator"],
}
