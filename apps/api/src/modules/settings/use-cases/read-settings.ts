import type { Settings } from "@wara/domain/site/settings-schema"
import type { Database } from "../../../database/database.ts"
import { findSettings } from "../store.ts"

/** The settings of the site. */
export function readSettings(database: Database): Promise<Settings> {
  return findSettings(database)
}
