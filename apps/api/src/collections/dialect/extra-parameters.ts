import type { Condition } from "./condition.ts"

/** Parameters of one collection next to those of the dialect; they become conditions. */
export type ExtraParameters = {
  names: readonly string[]
  description: string
  /** Throws ValidationError; no conditions when the query has none of them. */
  read: (query: Record<string, unknown>) => Promise<Condition[]>
}
