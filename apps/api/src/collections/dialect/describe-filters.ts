import type { Condition } from "./condition.ts"
import type { Field } from "./field.ts"

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
