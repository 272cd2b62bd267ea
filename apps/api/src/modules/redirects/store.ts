import type { RedirectRule } from "@wara/contract/redirect"
import { asc, eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { redirects } from "../../database/schema/administration.ts"

/** The active redirects, oldest first. */
export async function listRedirectRules(database: Database): Promise<RedirectRule[]> {
  const rows = await database
    .select({ from: redirects.from, to: redirects.to, permanent: redirects.permanent })
    .from(redirects)
    .where(eq(redirects.enabled, true))
    .orderBy(asc(redirects.id))
  return rows.map(({ from, to, permanent }) => ({ from, to, status: permanent ? 301 : 302 }))
}
