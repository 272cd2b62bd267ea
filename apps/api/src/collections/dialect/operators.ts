import type { FieldType } from "./field.ts"

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

export const operators = [
  ...equality,
  ...lists,
  ...order,
  "$between",
  ...textual,
  ...presence,
] as const

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
