import type { Field, FieldType, Relation } from "./collection.ts"

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

/** A validated and authorised filter. */
export type Condition =
  | { kind: "all" | "any"; parts: Condition[] }
  | { kind: "not"; part: Condition }
  | { kind: "compare"; name: string; field: Field; operator: Operator; values: Value[] }
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
