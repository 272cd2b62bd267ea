import type { JsonLd } from "./json-ld.ts"
import { absoluteUrl, type SiteFacts } from "./site-facts.ts"

export type Crumb = { name: string; path: string }

export function buildBreadcrumbJsonLd(site: SiteFacts, crumbs: Crumb[]): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(site, crumb.path),
    })),
  }
}
