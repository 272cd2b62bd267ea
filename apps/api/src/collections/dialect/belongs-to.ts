import { sql } from "drizzle-orm"
import type { Relation, Shape } from "./collection.ts"

/** A relation of one, through a column of ours that holds the other's id. */
export function belongsTo(
  foreignKey: string,
  shape: Shape,
  settings: Partial<Relation> = {},
): Relation {
  return {
    cardinality: "one",
    shape,
    foreignKey,
    join: (row, related) => sql`${related}.id = ${row}.${sql.identifier(foreignKey)}`,
    readers: "everybody",
    ...settings,
  }
}
