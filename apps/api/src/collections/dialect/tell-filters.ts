import type { Condition } from "./condition.ts"
import type { Field } from "./field.ts"

/**
 * Filters in one line, for the audit trail. Texts that somebody typed are left out, because they may
 * name a person and what is in the trail stays there.
 */
export function tellFilters(filters: readonly Condition[]): string {
  return filters.map(tell).join(" & ")
}

function tell(condition: Condition): string {
  switch (condition.kind) {
    case "all":
      return `(${tellFilters(condition.parts)})`
    case "any":
      return `(${condition.parts.map(tell).join(" | ")})`
    case "not":
      return `not ${tell(condition.part)}`
    case "related":
      return `${condition.name}.(${tell(condition.part)})`
    case "compare": {
      const { field, name, operator, values } = condition
      return `${name} ${operator} ${namesNobody(field) ? values.join(", ") : "…"}`
    }
  }
}

const namesNobody = ({ options, type }: Field): boolean =>
  options !== null || !["text", "caseless", "json"].includes(type)
