import type { Settings } from "@wara/domain/site/settings-schema"
import type { Config } from "../../../config.ts"
import type { Database } from "../../../database/database.ts"
import { findSettings } from "../store.ts"

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
