import type { Relation } from "./collection.ts"
import type { Field } from "./field.ts"
import type { Operator } from "./operators.ts"

export type Value = string | number | boolean

/** A validated and authorised filter. */
export type Condition =
  | { kind: "all" | "any"; parts: Condition[] }
  | { kind: "not"; part: Condition }
  | { kind: "compare"; name: string; field: Field; operator: Operator; values: Value[] }
  | { kind: "related"; name: string; relation: Relation; part: Condition }
