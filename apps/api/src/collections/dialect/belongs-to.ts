import { sql } from "drizzle-orm"
import type { Relation, Shape } from "./collection.ts"

/** A to-one relation through a foreign key column on this side. */
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
