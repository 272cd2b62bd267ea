import { type SQL, sql } from "drizzle-orm"

/** What the team calls a person: a company's name, or first name and last name. */
export function personName(user: SQL): SQL {
  return sql`coalesce(nullif(${user}.company_name, ''), trim(${user}.firstname || ' ' || ${user}.lastname))`
}

/** An instant inside JSON, as the wire has it. */
export function isoInstant(value: SQL): SQL {
  return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
