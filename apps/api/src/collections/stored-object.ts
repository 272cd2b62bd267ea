import { type SQL, sql } from "drizzle-orm"
import type { z } from "zod"

/**
 * The value of a field whose column stores a JSON object: only the keys of its schema, so that what
 * else is stored beside them never leaves.
 */
export function storedObject(column: string, schema: z.ZodObject): (row: SQL) => SQL {
  return (row) => {
    const value = sql`${row}.${sql.identifier(column)}`
    const members = Object.keys(schema.shape).map((key) => {
      const name = sql.raw(`'${key.replaceAll("'", "''")}'`)
      return sql`${name}, ${value} -> ${name}`
    })
    return sql`(case when ${value} is not null then json_build_object(${sql.join(members, sql`, `)}) end)`
  }
}
