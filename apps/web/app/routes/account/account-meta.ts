import type { MetaDescriptor } from "react-router"
import { buildPageMeta } from "../../seo/page-meta.ts"
import type { SiteFacts } from "../../seo/site-facts.ts"

/** Head of a page of the account, which no search engine is to keep. */
export function accountMeta(
  site: SiteFacts,
  page: { path: string; title: string; lead: string },
): MetaDescriptor[] {
  const { path, title, lead: description } = page
  return buildPageMeta({ site, path, title, description, robots: { index: false } })
}
