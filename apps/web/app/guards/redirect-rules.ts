import type { RedirectRule } from "@wara/contract/redirect"
import { redirectKey } from "@wara/domain/redirects/redirect-schema"
import { redirectTarget } from "@wara/domain/redirects/redirect-table"

/** Where a rule redirects a request; another site is a full page load [S4.5]. */
export type RuledRedirect = { to: string; status: RedirectRule["status"]; reload: boolean }

/** Query parameter by which the router requests the data of some routes only. */
const routesKey = "_routes"

/** The redirect for an address, including data requests; null without a matching rule. */
export function findRedirect(table: Map<string, RedirectRule>, url: URL): RuledRedirect | null {
  if (table.size === 0) return null
  const isData = url.pathname.endsWith(".data")
  // The data of `/` and of paths with a trailing slash is at `/_.data`.
  const key = redirectKey(url.pathname.replace(/(?:\/_)?\.data$/, ""))
  const rule = key === null ? undefined : table.get(key)
  if (rule === undefined) return null
  const query = new URLSearchParams(url.searchParams)
  if (isData) query.delete(routesKey)
  const reload = !rule.to.startsWith("/")
  return { to: redirectTarget(rule.to, query), status: rule.status, reload }
}
