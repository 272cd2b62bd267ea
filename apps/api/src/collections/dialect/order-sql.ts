import { type SQL, sql } from "drizzle-orm"
import type { Relation } from "./collection.ts"
import type { Field } from "./field.ts"
import type { SortKey } from "./read-sort.ts"

type Key = Extract<SortKey, { kind: "field" }>

/**
 * ORDER BY of the keys, ended by the id so that equal rows never change places between pages. Empty
 * values come last. What cannot be null is ordered plainly, as the indexes are.
 */
export function orderSql(keys: Key[], row: SQL, nextAlias: () => SQL): SQL {
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

/** People's order for texts: accents and case beside their letters, as Spanish has it. */
function sortable(field: Field, row: SQL): SQL {
  const value = field.expression(row)
  if (field.options) return value
  return field.type === "text" ? sql`${value} collate "es-x-icu"` : value
}
