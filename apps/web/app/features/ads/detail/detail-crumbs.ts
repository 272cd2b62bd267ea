import type { Ad } from "@wara/contract/ad"
import { adPath, adsPath, paths } from "@wara/domain/site/paths"
import { adsTexts } from "../ads-texts.ts"
import type { Crumb } from "../breadcrumbs.tsx"

/** Breadcrumbs of an ad: home, all ads, its category, itself. */
export function detailCrumbs(ad: Pick<Ad, "slug" | "name" | "category">): Crumb[] {
  const { category } = ad
  return [
    { name: adsTexts.home, path: paths.home },
    { name: adsTexts.ads, path: paths.ads },
    ...(category ? [{ name: category.name, path: adsPath({ category: category.slug }) }] : []),
    { name: ad.name, path: adPath(ad.slug) },
  ]
}
