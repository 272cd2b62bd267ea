import type { Settings } from "@wara/domain/site/settings-schema"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { findSettings, type SettingsChange, writeSettings } from "../store.ts"

/**
 * The settings of the site. The number of free ads comes from the environment until an operator
 * sets it.
 */
export function readSettings(
  database: Database,
  config?: Pick<Config, "freeAdsOnSignUp">,
): Promise<Settings> {
  return findSettings(database, config ? { free_ads: config.freeAdsOnSignUp } : {})
}

/** Changes settings and records that in the audit trail; returns all of them. */
export async function changeSettings(
  { config, database }: Pick<AppContext, "config" | "database">,
  actorId: number,
  changed: SettingsChange,
): Promise<Settings> {
  return database.transaction(async (transaction) => {
    const before = await readSettings(transaction, config)
    await writeSettings(transaction, changed)
    const after = await readSettings(transaction, config)
    const subject = { kind: "settings", id: "site", name: Object.keys(changed).join(", ") }
    await recordAction(transaction, { actorId, action: "settings.update", subject, before, after })
    return after
  })
}
