import { staffMovementSchema } from "@wara/contract/admin"
import { movementKinds, movementReasons } from "@wara/domain/credits/credit"
import { sql } from "drizzle-orm"
import { staffRoles } from "../../access/require-role.ts"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import { personName } from "../../collections/staff-names.ts"

const maybe = { nullable: true }
const together = sql`credit_movements.owner_id, credit_movements.kind, credit_movements.reason, credit_movements.ad_id,
  credit_movements.order_id, credit_movements.actor_id, credit_movements.note, credit_movements.created_at`
const amountOf = (credit: string) =>
  sql`coalesce(sum(credit_movements.amount) filter (where credit_movements.credit = ${sql.raw(`'${credit}'`)}), 0)::int`

/**
 * The credit ledger. Movements of one transaction with the same cause form one row; they share
 * their instant, which is the transaction's.
 */
export const staffMovements: Collection = {
  name: "admin/credit-movements",
  summary: "Credit ledger, newest first; movements of one transaction form one row",
  record: staffMovementSchema,
  pageSize: { default: 25, max: 100 },
  areGroups: true,
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
