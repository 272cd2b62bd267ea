import type { SanitisingLevel } from "@wara/domain/content/sanitising-levels"
import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

/** Where texts with markup are stored. */
export type TextPlace = {
  table: SQL
  level: SanitisingLevel
  /** The text of a row. */
  text: SQL
  /** Sets the text to another. */
  assign: (text: string) => SQL
  /** Rows whose text is shown, now or later. */
  shown?: SQL
}

const column = (table: string, name: string, level: SanitisingLevel): TextPlace => ({
  table: sql`${sql.identifier(table)}`,
  level,
  text: sql`${sql.identifier(name)}`,
  assign: (text) => sql`${sql.identifier(name)} = ${text}::text`,
})

export const textPlaces: readonly TextPlace[] = [
  column("pages", "body", "rich"),
  column("faqs", "answer", "rich"),
  column("users", "description", "text"),
  column("ads", "description", "text"),
  {
    table: sql`ad_reviews`,
    level: "text",
    text: sql`content ->> 'description'`,
    assign: (text) => sql`content = jsonb_set(content, '{description}', to_jsonb(${text}::text))`,
    shown: sql`state = 'pending'`,
  },
]

/** The pattern is that of the partial indexes, which contain few rows. */
const hasMarks = (text: SQL) => sql`${text} ~ '[<&]'`

const foundSchema = z.object({ id: z.number(), text: z.string() })

/** The next texts, by id, in which a parser could find anything but text. */
export function findMarkedUp(
  database: Database,
  { shown, table, text }: TextPlace,
  after: number,
  limit: number,
) {
  return readRows(
    database,
    foundSchema,
    sql`select id, ${text} as text from ${table}
      where id > ${after} and ${hasMarks(text)} ${shown ? sql`and ${shown}` : sql``}
      order by id limit ${limit}`,
  )
}

/** Replaces a text unless somebody has changed it, or is changing its row. Whether it was replaced. */
export async function replaceText(
  database: Database,
  { assign, table, text }: TextPlace,
  change: { id: number; before: string; after: string },
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    update ${table} set ${assign(change.after)} where id in (
      select id from ${table} where id = ${change.id} and ${text} = ${change.before}
      for no key update skip locked)`)
  return rowCount === 1
}
