import type { MetaDescriptor } from "react-router"
import { buildPageMeta } from "./page-meta.ts"
import type { SiteFacts } from "./site-facts.ts"

/** Head of an account page, which search engines must not index. */
export function accountMeta(
  site: SiteFacts,
  page: { path: string; title: string; lead: string },
): MetaDescriptor[] {
  const { path, title, lead: description } = page
  return buildPageMeta({ site, path, title, description, robots: { index: false } })
}
