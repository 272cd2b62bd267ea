import { type Settings, settingsSchema } from "@wara/domain/site/settings-schema"
import { sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { settings } from "../../database/schema/administration.ts"

/**
 * All settings, with defaults for those that were never set. Settings of another release that this
 * one does not define are ignored, so that they never break a checkout. `defaults` override those
 * of the specification.
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

export type SettingsChange = { [Name in keyof Settings]?: Settings[Name] | undefined }

/** Changes the given settings; the others stay. */
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
  // Pages show these numbers, so page caches are notified when this is committed.
  await transaction.execute(sql`select pg_notify('wara_changes', '{"kind":"settings"}')`)
}
