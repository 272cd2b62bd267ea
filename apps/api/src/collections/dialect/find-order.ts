import { type SQL, sql } from "drizzle-orm"
import type { Collection, Field, Relation } from "./collection.ts"
import { rootRow } from "./record-sql.ts"
import type { SortKey } from "./sort-key.ts"

/** How well rows match, null when all match equally well, and which are last in any order. */
type Ranked = { rank: SQL | null; last: SQL | null }

/** With a text, the best match comes first; without one, all rows are equally relevant. */
export function findOrder(
  collection: Collection,
  sort: SortKey[],
  found: Ranked | null,
  nextAlias: () => SQL,
): SQL {
  const byRank = found?.rank ? sql`${found.rank} desc, ` : sql``
  const lastBehind = found?.last ? sql`${found.last}, ` : sql``
  const fields = sort.filter((key) => key.kind === "field")
  if (fields.length === 0) return sql`${byRank}${collection.order(rootRow)}`
  const rankFirst = sort[0]?.kind === "relevance"
  return sql`${lastBehind}${rankFirst ? byRank : sql``}${orderSql(fields, rootRow, nextAlias)}`
}

type Key = Extract<SortKey, { kind: "field" }>

/**
 * ORDER BY of the keys, followed by the id so that equal rows keep their place across pages. Empty
 * values come last; non-nullable keys are ordered plainly, to match the indexes.
 */
function orderSql(keys: Key[], row: SQL, nextAlias: () => SQL): SQL {
  const written = keys.map((key) => {
    const value = valueThrough(key.through, key.field, row, nextAlias)
    const mayBeNull = key.field.nullable || key.through.length > 0
    const direction = key.descending ? "desc" : "asc"
    return sql`${value} ${sql.raw(mayBeNull ? `${direction} nulls last` : direction)}`
  })
  const tie = sql`${row}.id ${sql.raw(keys[0]?.descending ? "desc" : "asc")}`
  return sql.join([...written, tie], sql`, `)
}

function valueThrough(through: Relation[], field: Field, row: SQL, nextAlias: () => SQL): SQL {
  const [relation, ...rest] = through
  if (!relation) return sortable(field, row)
  const related = nextAlias()
  const shape = relation.filterShape ?? relation.shape
  const value = valueThrough(rest, field, related, nextAlias)
  return sql`(select ${value} from ${shape.rows} ${related} where ${relation.join(row, related)})`
}

/**
 * Spanish collation for texts: accented letters and letter cases sort next to their base letter.
 */
function sortable(field: Field, row: SQL): SQL {
  const value = field.expression(row)
  if (field.options) return value
  return field.type === "text" ? sql`${value} collate "es-x-icu"` : value
}
