import type { Database } from "./database.ts"

/**
 * A statement that is built once for each database handle instead of for every call. `build` names
 * it (`prepare`), so that each connection parses and plans it only once too.
 */
export function prepareOnce<Statement>(
  build: (database: Database) => Statement,
): (database: Database) => Statement {
  const built = new WeakMap<Database, Statement>()
  return (database) => {
    const known = built.get(database)
    if (known !== undefined) return known
    const statement = build(database)
    built.set(database, statement)
    return statement
  }
}
