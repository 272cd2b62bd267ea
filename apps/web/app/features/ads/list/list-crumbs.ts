import type { AdSearch } from "@wara/domain/listing/ad-search"
import { adsPath, paths } from "@wara/domain/site/paths"
import { adsTexts } from "../ads-texts.ts"
import type { Crumb } from "../breadcrumbs.tsx"
import type { SearchNames } from "./search-names.ts"

/** Breadcrumbs of a list: home, all ads, its category, its region. */
export function listCrumbs(search: AdSearch, names: SearchNames): Crumb[] {
  const { category, region } = search
  const crumbs: Crumb[] = [
    { name: adsTexts.home, path: paths.home },
    { name: adsTexts.ads, path: paths.ads },
  ]
  if (category !== "") crumbs.push({ name: names.category, path: adsPath({ category }) })
  if (region !== "") crumbs.push({ name: names.region, path: adsPath({ category, region }) })
  return crumbs
}
