import type { Field, Relation } from "./collection.ts"

/** One sort key: a field, reached through to-one relations. */
export type SortKey =
  | { kind: "field"; name: string; through: Relation[]; field: Field; descending: boolean }
  | { kind: "relevance" }
