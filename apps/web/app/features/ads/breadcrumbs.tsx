import type { Ad } from "@wara/contract/ad"
import type { AdSearch } from "@wara/domain/listing/ad-search"
import { aroundTexts } from "@wara/domain/places/radius-texts"
import { adPath, adsPath, paths } from "@wara/domain/site/paths"
import ChevronRight from "lucide-react/icons/chevron-right"
import { Link } from "react-router"
import type { SearchNames } from "./list/search-names.ts"
import { adsTexts } from "./texts.ts"

export type Crumb = { name: string; path: string }

const separator = <ChevronRight aria-hidden className="size-3.5 shrink-0" />

/** Breadcrumbs; the last one is the page itself, hidden on narrow screens. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const here = crumbs.at(-1)
  return (
    <nav aria-label={adsTexts.breadcrumbs}>
      <ol className="flex min-w-0 items-center gap-1.5 text-sm max-sm:flex-wrap text-ink-soft">
        {crumbs.slice(0, -1).map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-1.5 sm:shrink-0">
            {index === 0 ? null : separator}
            <Link to={path} className="inline-block py-1 hover:text-ink hover:underline">
              {name}
            </Link>
          </li>
        ))}
        {here === undefined ? null : (
          <li aria-current="page" className="flex min-w-0 items-center gap-1.5 max-sm:hidden">
            {separator}
            <span className="truncate">{here.name}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}

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

/** Breadcrumbs of a list: home, all ads, its category, its region or the place around a commune. */
export function listCrumbs(search: AdSearch, names: SearchNames): Crumb[] {
  const { category, commune, radiusKm, region } = search
  const crumbs: Crumb[] = [
    { name: adsTexts.home, path: paths.home },
    { name: adsTexts.ads, path: paths.ads },
  ]
  if (category !== "") crumbs.push({ name: names.category, path: adsPath({ category }) })
  if (radiusKm !== null) {
    const path = adsPath({ category, commune, radiusKm })
    crumbs.push({ name: aroundTexts.first(names.commune, radiusKm), path })
  } else if (region !== "") crumbs.push({ name: names.region, path: adsPath({ category, region }) })
  return crumbs
}
