import { sql } from "drizzle-orm"
import type { Match } from "../../collections/dialect/find-statement.ts"
import { rootRow } from "../../collections/dialect/record-sql.ts"

/** Restricts matches to the ads of these communes, in the order of the communes. */
export function inOrderOfCommunes(found: Match | null, communeIds: readonly number[]): Match {
  const ids = sql`${`{${communeIds.join(",")}}`}::int[]`
  const isThere = sql`${rootRow}.commune_id = any(${ids})`
  return {
    where: found ? sql`(${found.where}) and ${isThere}` : isThere,
    last: found?.last ?? null,
    rank: sql`-array_position(${ids}, ${rootRow}.commune_id)`,
    filters: [],
  }
}
