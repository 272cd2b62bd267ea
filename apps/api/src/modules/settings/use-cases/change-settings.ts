import type { Settings } from "@wara/domain/site/settings-schema"
import type { Database } from "../../../database/database.ts"
import { recordAction } from "../../staff/use-cases/record-action.ts"
import { findSettings, type SettingsChange, writeSettings } from "../store.ts"

/** Changes settings and writes that down; answers all of them. */
export async function changeSettings(
  database: Database,
  actorId: number,
  changed: SettingsChange,
): Promise<Settings> {
  return database.transaction(async (transaction) => {
    const before = await findSettings(transaction)
    await writeSettings(transaction, changed)
    const after = await findSettings(transaction)
    const subject = { kind: "settings", id: "site", name: Object.keys(changed).join(", ") }
    await recordAction(transaction, { actorId, action: "settings.update", subject, before, after })
    return after
  })
}
