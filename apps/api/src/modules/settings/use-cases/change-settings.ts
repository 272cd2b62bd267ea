import type { Settings } from "@wara/domain/site/settings-schema"
import type { AppContext } from "../../../app-context.ts"
import { recordAction } from "../../../audit/record-action.ts"
import { type SettingsChange, writeSettings } from "../store.ts"
import { readSettings } from "./read-settings.ts"

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
