import { type Settings, settingsSchema } from "@wara/domain/site/settings-schema"
import { sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { settings } from "../../database/schema/administration.ts"

/**
 * All settings; what was never set has its default. What another release set and this one does not know
 * stays where it is: nobody's checkout may fail of it. `defaults` take the place of the specification's.
 */
export async function findSettings(
  database: Database,
  defaults: Partial<Settings> = {},
): Promise<Settings> {
  const rows = await database.select().from(settings)
  return settingsSchema
    .strip()
    .parse({ ...defaults, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) })
}

/** Some settings with new values. */
export type SettingsChange = { [Name in keyof Settings]?: Settings[Name] | undefined }

/** Changes settings; those that are not named stay. */
export async function writeSettings(transaction: Database, changed: SettingsChange): Promise<void> {
  const rows = Object.entries(changed).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  )
  if (rows.length === 0) return
  await transaction
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: sql`excluded.value`, updatedAt: sql`now()` },
    })
  // Pages state these numbers: whoever keeps pages is told, once this is committed.
  await transaction.execute(sql`select pg_notify('wara_changes', '{"kind":"settings"}')`)
}
