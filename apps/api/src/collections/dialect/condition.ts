// Long because each operator has its text, its SQL and its index beside each other.
import type { Reader } from "@wara/domain/accounts/account"
import { type SQL, sql } from "drizzle-orm"
import type { Field, FieldType, Relation, Shape } from "./collection.ts"

const equality = ["$eq", "$ne"] as const
const lists = ["$in", "$notIn"] as const
const order = ["$lt", "$lte", "$gt", "$gte"] as const
const textual = [
  "$eqi",
  "$nei",
  "$contains",
  "$containsi",
  "$notContains",
  "$notContainsi",
  "$startsWith",
  "$startsWithi",
  "$endsWith",
  "$endsWithi",
] as const
const presence = ["$null", "$notNull"] as const

const operators = [...equality, ...lists, ...order, "$between", ...textual, ...presence] as const

export type Operator = (typeof operators)[number]

const ordered: readonly Operator[] = [...equality, ...lists, ...order, "$between", ...presence]
const ofTexts: readonly Operator[] = [...ordered, ...textual]

export const operatorsOf: Record<FieldType, readonly Operator[]> = {
  integer: ordered,
  number: ordered,
  text: ofTexts,
  caseless: ofTexts,
  boolean: [...equality, ...lists, ...presence],
  instant: ordered,
  date: ordered,
  json: [],
}

export function isOperator(text: string): text is Operator {
  return operators.some((operator) => operator === text)
}

export function takes(operator: Operator): "one" | "two" | "many" | "flag" {
  if (operator === "$in" || operator === "$notIn") return "many"
  if (operator === "$between") return "two"
  return operator === "$null" || operator === "$notNull" ? "flag" : "one"
}

export type Value = string | number | boolean

export type Comparison = {
  kind: "compare"
  name: string
  field: Field
  operator: Operator
  values: Value[]
}

/** A validated and authorised filter. */
export type Condition =
  | { kind: "all" | "any"; parts: Condition[] }
  | { kind: "not"; part: Condition }
  | Comparison
  | { kind: "related"; name: string; relation: Relation; part: Condition }

/**
 * Describes filters in one line for the audit trail. Typed texts are omitted, because they may
 * contain a person's name and audit entries are permanent.
 */
export function describeFilters(filters: readonly Condition[]): string {
  return filters.map(describe).join(" & ")
}

function describe(condition: Condition): string {
  switch (condition.kind) {
    case "all":
      return `(${describeFilters(condition.parts)})`
    case "any":
      return `(${condition.parts.map(describe).join(" | ")})`
    case "not":
      return `not ${describe(condition.part)}`
    case "related":
      return `${condition.name}.(${describe(condition.part)})`
    case "compare": {
      const { field, name, operator, values } = condition
      return `${name} ${operator} ${isAnonymous(field) ? values.join(", ") : "…"}`
    }
  }
}

const isAnonymous = ({ options, type }: Field): boolean =>
  options !== null || !["text", "caseless", "json"].includes(type)

type Pattern = { before: string; after: string; ignoringCase: boolean; not: boolean }

/** Operators that match part of a text. */
export const patterns: Partial<Record<Operator, Pattern>> = {
  $contains: { before: "%", after: "%", ignoringCase: false, not: false },
  $containsi: { before: "%", after: "%", ignoringCase: true, not: false },
  $notContains: { before: "%", after: "%", ignoringCase: false, not: true },
  $notContainsi: { before: "%", after: "%", ignoringCase: true, not: true },
  $startsWith: { before: "", after: "%", ignoringCase: false, not: false },
  $startsWithi: { before: "", after: "%", ignoringCase: true, not: false },
  $endsWith: { before: "%", after: "", ignoringCase: false, not: false },
  $endsWithi: { before: "%", after: "", ignoringCase: true, not: false },
}

const casts: Record<FieldType, string> = {
  integer: "::int",
  number: "::numeric",
  text: "::text",
  caseless: "::citext",
  boolean: "::boolean",
  instant: "::timestamptz",
  date: "::date",
  json: "::json",
}

const orders: Partial<Record<Operator, SQL>> = {
  $ne: sql.raw("<>"),
  $lt: sql.raw("<"),
  $lte: sql.raw("<="),
  $gt: sql.raw(">"),
  $gte: sql.raw(">="),
}

/** Operators that compare a closed list's values as what they are, not as texts. */
const equalities = new Set<Operator>(["$eq", "$ne", "$in", "$notIn"])

/** The SQL of a comparison's value; `place` is 0, or 1 for the upper limit of a range. */
export type Bind = (comparison: Comparison, place: number) => SQL

/** Builds a comparison in SQL; every value is a bound parameter. */
function comparisonSql(comparison: Comparison, row: SQL, bind: Bind): SQL {
  const { field, operator, values } = comparison
  const isTyped = field.enumType !== null && equalities.has(operator)
  const isText = field.options !== null && !isTyped
  const left = isText ? sql`${field.expression(row)}::text` : field.expression(row)
  const cast = isTyped ? `::${field.enumType}` : casts[field.type]
  const value = (place = 0) => sql`${bind(comparison, place)}${sql.raw(cast)}`
  const list = () => sql`${bind(comparison, 0)}${sql.raw(`${cast}[]`)}`
  const pattern = patterns[operator]
  if (pattern) {
    const matches = `${pattern.not ? "not " : ""}${pattern.ignoringCase ? "ilike" : "like"}`
    // Text of any case is cast to plain text, because citext would ignore case for every operator.
    return sql`${left}::text ${sql.raw(matches)} ${bind(comparison, 0)}::text escape '\\'`
  }
  switch (operator) {
    case "$eqi":
      return sql`lower(${left}::text) = lower(${value()}::text)`
    case "$nei":
      return sql`lower(${left}::text) <> lower(${value()}::text)`
    case "$in":
      return sql`${left} = any(${list()})`
    case "$notIn":
      return sql`${left} <> all(${list()})`
    case "$between":
      return sql`${left} between ${value(0)} and ${value(1)}`
    case "$null":
      return values[0] === true ? sql`${left} is null` : sql`${left} is not null`
    case "$notNull":
      return values[0] === true ? sql`${left} is not null` : sql`${left} is null`
    default:
      return sql`${left} ${orders[operator] ?? sql`=`} ${value()}`
  }
}

/** For whom conditions are written, and with which names. */
export type Writing = {
  reader: Reader
  nextAlias: () => SQL
  bind: Bind
  /**
   * Whether an index of texts has found the rows, also by these conditions: then few related rows are
   * read once and compared with each row, instead of being looked up for each of them.
   */
  isFound?: boolean
}

/** Joins conditions with AND in SQL over the row; true when there are none. */
export function conditionsSql(conditions: readonly Condition[], row: SQL, writing: Writing): SQL {
  return conditionSql({ kind: "all", parts: [...conditions] }, row, writing)
}

function conditionSql(condition: Condition, row: SQL, writing: Writing): SQL {
  switch (condition.kind) {
    case "all":
      return joined(condition.parts, row, writing, "and", sql`true`)
    case "any":
      return joined(condition.parts, row, writing, "or", sql`false`)
    case "not":
      // Unknown values (null) match neither way; users expect `not` to include them.
      return sql`(${conditionSql(condition.part, row, writing)}) is not true`
    case "compare":
      return comparisonSql(condition, row, writing.bind)
    case "related":
      return relatedSql(condition.relation, condition.part, row, writing)
  }
}

function joined(
  parts: Condition[],
  row: SQL,
  writing: Writing,
  word: "and" | "or",
  none: SQL,
): SQL {
  if (parts.length === 0) return none
  const written = parts.map((part) => sql`(${conditionSql(part, row, writing)})`)
  return sql.join(written, sql.raw(` ${word} `))
}

function relatedSql(relation: Relation, part: Condition, row: SQL, writing: Writing): SQL {
  const shape = relation.filterShape ?? relation.shape
  const related = writing.nextAlias()
  const matches = conditionSql(part, related, writing)
  const visible = scopeOf(shape, related, writing.reader)
  if (relation.foreignKey && shape.scope === undefined && isIdList(part)) {
    // The planner knows how many rows each key has, and reads no related row.
    return sql`${row}.${sql.identifier(relation.foreignKey)} = any(${writing.bind(part, 0)}::int[])`
  }
  if (relation.foreignKey && findsOneRow(part)) {
    // A to-one relation: the related id is looked up first, so that the index on our column is
    // used.
    const key = sql`${row}.${sql.identifier(relation.foreignKey)}`
    return sql`${key} = (select ${related}.id from ${shape.rows} ${related} where ${visible} and ${matches})`
  }
  if (relation.foreignKey && relation.few && !asksForNull(part)) {
    // Like `exists` for the planner, but where it is a value and no filter, as in facets, the ids are
    // read once and not for each row.
    const isOne = sql`${row}.${sql.identifier(relation.foreignKey)} in (select ${related}.id from ${shape.rows} ${related} where ${visible} and ${matches})`
    return writing.isFound ? sql`(${isOne}) is true` : isOne
  }
  const on = sql`${relation.join(row, related)} and ${visible}`
  if (asksForNull(part)) {
    // A missing related row is null in every field and must take part in the comparison.
    return sql`exists (select from (select) one left join ${shape.rows} ${related} on ${on} where ${matches})`
  }
  return sql`exists (select from ${shape.rows} ${related} where ${on} and ${matches})`
}

/** The ids of the related rows that a condition through a relation asks for. */
export function relatedIdsSql(
  { part, relation }: Extract<Condition, { kind: "related" }>,
  writing: Writing,
): SQL {
  const shape = relation.filterShape ?? relation.shape
  const related = writing.nextAlias()
  const matches = conditionSql(part, related, writing)
  const visible = scopeOf(shape, related, writing.reader)
  return sql`select ${related}.id from ${shape.rows} ${related} where ${visible} and ${matches}`
}

function scopeOf(shape: Shape, row: SQL, reader: Reader): SQL {
  return shape.scope ? sql`(${shape.scope(row, reader)})` : sql`true`
}

/** Whether a part of a text is asked for, which may be on few of many rows. */
export function seeksText(condition: Condition): boolean {
  switch (condition.kind) {
    case "all":
    case "any":
      return condition.parts.some(seeksText)
    case "not":
    case "related":
      return seeksText(condition.part)
    case "compare":
      return patterns[condition.operator] !== undefined
  }
}

/** A condition that indexes answer and every match meets, and whether it is all that is asked for. */
type Sought = { where: SQL; isWhole: boolean }

/** What indexes can find of a condition; null when they find nothing. */
export function soughtSql(condition: Condition, row: SQL, bind: Bind): Sought | null {
  switch (condition.kind) {
    case "all":
    case "any": {
      const parts = condition.parts.flatMap((part) => soughtSql(part, row, bind) ?? [])
      const hasEvery = parts.length === condition.parts.length
      if (parts.length === 0 || (condition.kind === "any" && !hasEvery)) return null
      const wheres = parts.map(({ where }) => where)
      const both = condition.kind === "all" ? sql` and ` : sql` or `
      const isWhole = hasEvery && parts.every((part) => part.isWhole)
      return { where: sql`(${sql.join(wheres, both)})`, isWhole }
    }
    case "not":
    case "related":
      return null
    case "compare": {
      const pattern = patterns[condition.operator]
      const { soughtBy } = condition.field
      if (!pattern?.ignoringCase || pattern.not || !soughtBy) return null
      return { where: soughtBy(row, sql`${bind(condition, 0)}::text`), isWhole: true }
    }
  }
}

/** Whether at most one row can match, because a unique field has this value. */
export function findsOneRow(part: Condition): boolean {
  return part.kind === "compare" && part.operator === "$eq" && part.field.unique
}

/** Whether rows are asked for by a list of their ids. */
function isIdList(part: Condition): part is Comparison {
  return part.kind === "compare" && part.name === "id" && part.operator === "$in"
}

/** Whether a missing related row can match. */
export function asksForNull(condition: Condition): boolean {
  switch (condition.kind) {
    case "all":
    case "any":
      return condition.parts.some(asksForNull)
    case "not":
      return asksForNull(condition.part)
    case "related":
      return asksForNull(condition.part)
    case "compare":
      return (
        (condition.operator === "$null" && condition.values[0] === true) ||
        (condition.operator === "$notNull" && condition.values[0] === false)
      )
  }
}
