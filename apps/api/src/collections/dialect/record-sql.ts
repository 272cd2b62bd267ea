import type { Reader } from "@wara/domain/accounts/account"
import { type SQL, sql } from "drizzle-orm"
import type { Field, Relation } from "./collection.ts"
import type { Selection } from "./read-selection.ts"

type Writing = { reader: Reader; nextAlias: () => SQL }

/** The selection of a row, relations included, as one JSON object. */
export function recordSql(selection: Selection, row: SQL, writing: Writing): SQL {
  const fields = selection.fields.map(
    ([name, field]) => sql`${literal(name)}, ${presented(field, row)}`,
  )
  const relations = selection.relations.map(
    ({ name, relation, selection: inner }) =>
      sql`${literal(name)}, ${relatedSql(relation, inner, row, writing)}`,
  )
  return sql`json_build_object(${sql.join([...fields, ...relations], sql`, `)})`
}

function relatedSql(relation: Relation, selection: Selection, row: SQL, writing: Writing): SQL {
  const related = writing.nextAlias()
  const record = recordSql(selection, related, writing)
  const { shape } = relation
  const visible = shape.scope ? sql`and (${shape.scope(related, writing.reader)})` : sql``
  const rows = sql`from ${shape.rows} ${related} where ${relation.join(row, related)} ${visible}`
  if (relation.cardinality === "one") return sql`(select ${record} ${rows})`
  const order = relation.order?.(related) ?? sql`${related}.id`
  return sql`(select coalesce(json_agg(${record} order by ${order}), '[]') ${rows})`
}

/** Instants are serialised as ISO 8601 in UTC with milliseconds, other types as in JSON. */
function presented(field: Field, row: SQL): SQL {
  const value = field.expression(row)
  if (field.type === "instant") {
    return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  }
  return field.type === "caseless" ? sql`${value}::text` : value
}

/** Safe to inline: names come from declarations, never from the query. */
function literal(name: string): SQL {
  return sql.raw(`'${name.replaceAll("'", "''")}'`)
}

/** Alias of the collection's own rows in every statement; text searches use it too. */
export const rootRow: SQL = sql.raw("t")

/** Generates fresh aliases for related rows: r1, r2, … */
export function aliases(): () => SQL {
  let last = 0
  return () => {
    last += 1
    return sql.raw(`r${last}`)
  }
}
