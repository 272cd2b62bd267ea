import { type SQL, sql } from "drizzle-orm"

/** Display name of a user for the team: a company's name, or first and last name. */
export function personName(user: SQL): SQL {
  return sql`coalesce(nullif(${user}.company_name, ''), trim(${user}.firstname || ' ' || ${user}.lastname))`
}

/** An instant inside JSON, in the API's format. */
export function isoInstant(value: SQL): SQL {
  return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
