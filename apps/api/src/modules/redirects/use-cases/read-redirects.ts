import type { RedirectRule } from "@wara/contract/redirect"
import { redirectKey } from "@wara/domain/redirects/redirect-schema"
import { redirectsOfSite } from "@wara/domain/redirects/redirect-table"
import type { Database } from "../../../database/database.ts"
import { listRedirectRules } from "../store.ts"

/** Whether the site redirects a path, by the rules in force now. */
export async function readRedirects(
  database: Database,
  baseUrl: string,
): Promise<{ has: (path: string) => boolean }> {
  const table: Map<string, RedirectRule> = redirectsOfSite(
    await listRedirectRules(database),
    baseUrl,
  )
  return {
    has: (path) => {
      const key = redirectKey(path)
      return key !== null && table.has(key)
    },
  }
}
