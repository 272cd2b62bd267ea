import { staffMovementSchema } from "@wara/contract/admin"
import { movementKinds, movementReasons } from "@wara/domain/credits/credit"
import { type SQL, sql } from "drizzle-orm"
import { staffRoles } from "../../access/require-role.ts"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import { personName } from "../../collections/staff-names.ts"

const maybe = { nullable: true }
/** What movements of one row have in common; they share their instant, which is the transaction's. */
const isTogether = (one: string, other: string) =>
  sql.raw(
    [
      ...["owner_id", "created_at", "kind", "reason", "note"].map(
        (column) => `${one}.${column} = ${other}.${column}`,
      ),
      ...["ad_id", "order_id", "actor_id"].map(
        (column) => `${one}.${column} is not distinct from ${other}.${column}`,
      ),
    ].join(" and "),
  )
const together = (of: SQL) =>
  sql`(select ${of} from credit_movements as other where ${isTogether("other", "moved")})`
const amountOf = (credit: string) =>
  together(
    sql`coalesce(sum(other.amount) filter (where other.credit = ${sql.raw(`'${credit}'`)}), 0)::int`,
  )
const creditsOf = together(
  sql`json_agg(json_build_object('credit', other.credit, 'credit_id', other.credit_id) order by other.id)`,
)

/**
 * The credit ledger. Movements of one transaction with the same cause form one row, that of the first
 * of them: an index of owner and instant finds the others, so that a page reads its own rows only.
 */
export const staffMovements: Collection = {
  name: "admin/credit-movements",
  summary: "Credit ledger, newest first; movements of one transaction form one row",
  record: staffMovementSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select moved.*, ${amountOf("publication")} as publication, ${amountOf("featured")} as featured,
      ${creditsOf} as credits, ${personName(sql`owners`)} as owner_name,
      ${personName(sql`actors`)} as actor_name, orders.buy_order as order_number
    from credit_movements as moved
      join users as owners on owners.id = moved.owner_id
      left join users as actors on actors.id = moved.actor_id
      left join orders on orders.id = moved.order_id
    where not exists (select from credit_movements as earlier
      where earlier.id < moved.id and ${isTogether("earlier", "moved")}))`,
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
