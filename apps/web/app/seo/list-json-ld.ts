import type { Ad } from "@wara/contract/ad"
import { exactCountLimit } from "@wara/domain/listing/pagination"
import { adPath } from "@wara/domain/site/paths"
import type { JsonLd } from "./json-ld.tsx"
import { absoluteUrl, type SiteFacts } from "./site-facts.ts"

type Crumb = { name: string; path: string }

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

/**
 * A page of ads. `firstPosition` counts from 1 through the whole list, `total` is the size of the
 * whole list, which is left out when it was not counted to its end.
 */
export function buildItemListJsonLd(
  site: SiteFacts,
  list: {
    name: string
    ads: Pick<Ad, "slug" | "name">[]
    firstPosition: number
    total: number | null
  },
): JsonLd {
  return {
    "@type": "ItemList",
    name: list.name,
    ...(list.total === null || list.total > exactCountLimit ? {} : { numberOfItems: list.total }),
    itemListElement: list.ads.map((ad, index) => ({
      "@type": "ListItem",
      position: list.firstPosition + index,
      name: ad.name,
      url: absoluteUrl(site, adPath(ad.slug)),
    })),
  }
}
