import { type SQL, sql } from "drizzle-orm"
import type { Value } from "./condition.ts"
import type { Field, FieldType } from "./field.ts"
import type { Operator } from "./operators.ts"

type Patterns = Record<
  string,
  { before: string; after: string; ignoringCase: boolean; not: boolean }
>

/** Operators that match part of a text. */
const patterns: Patterns = {
  $contains: { before: "%", after: "%", ignoringCase: false, not: false },
  $containsi: { before: "%", after: "%", ignoringCase: true, not: false },
  $notContains: { before: "%", after: "%", ignoringCase: false, not: true },
  $notContainsi: { before: "%", after: "%", ignoringCase: true, not: true },
  $startsWith: { before: "", after: "%", ignoringCase: false, not: false },
  $startsWithi: { before: "", after: "%", ignoringCase: true, not: false },
  $endsWith: { before: "%", after: "", ignoringCase: false, not: false },
  $endsWithi: { before: "%", after: "", ignoringCase: true, not: false },
}

const casts: Record<FieldType, SQL> = {
  integer: sql.raw("::int"),
  number: sql.raw("::numeric"),
  text: sql.raw("::text"),
  caseless: sql.raw("::citext"),
  boolean: sql.raw("::boolean"),
  instant: sql.raw("::timestamptz"),
  date: sql.raw("::date"),
  json: sql.raw("::json"),
}

const orders: Partial<Record<Operator, SQL>> = {
  $ne: sql.raw("<>"),
  $lt: sql.raw("<"),
  $lte: sql.raw("<="),
  $gt: sql.raw(">"),
  $gte: sql.raw(">="),
}

/** Builds a comparison in SQL; every value is a bound parameter. */
export function comparisonSql(field: Field, operator: Operator, values: Value[], row: SQL): SQL {
  const left = field.options ? sql`${field.expression(row)}::text` : field.expression(row)
  const bound = values.map((value) => sql`${value}${casts[field.type]}`)
  const [first = sql`null`, second = sql`null`] = bound
  const pattern = patterns[operator]
  if (pattern) return patternSql(left, String(values[0]), pattern)
  switch (operator) {
    case "$eqi":
      return sql`lower(${left}::text) = lower(${first}::text)`
    case "$nei":
      return sql`lower(${left}::text) <> lower(${first}::text)`
    case "$in":
      return sql`${left} in (${sql.join(bound, sql`, `)})`
    case "$notIn":
      return sql`${left} not in (${sql.join(bound, sql`, `)})`
    case "$between":
      return sql`${left} between ${first} and ${second}`
    case "$null":
      return values[0] === true ? sql`${left} is null` : sql`${left} is not null`
    case "$notNull":
      return values[0] === true ? sql`${left} is not null` : sql`${left} is null`
    default:
      return sql`${left} ${orders[operator] ?? sql`=`} ${first}`
  }
}

function patternSql(left: SQL, text: string, pattern: Patterns[string]): SQL {
  const literal = text.replace(/[\\%_]/g, "\\$&")
  const operator = sql.raw(
    `${pattern?.not ? "not " : ""}${pattern?.ignoringCase ? "ilike" : "like"}`,
  )
  // Text of any case is cast to plain text, because citext would ignore case for every operator.
  const wanted = `${pattern?.before}${literal}${pattern?.after}`
  return sql`${left}::text ${operator} ${wanted}::text escape '\\'`
}
