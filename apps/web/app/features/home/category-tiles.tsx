import type { Category } from "@wara/contract/catalog"
import type { FilterCategory } from "@wara/contract/search"
import { formatNumber } from "@wara/domain/money/money"
import { adsPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { CategoryIcon } from "../../entities/category/category-icon.tsx"
import { homeTexts } from "./texts.ts"

export function CategoryTiles(props: { categories: Category[]; counts: FilterCategory[] }) {
  const counts = new Map(props.counts.map(({ slug, count }) => [slug, count]))
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] gap-2 sm:gap-3 md:grid-cols-3 lg:grid-cols-5">
      {props.categories.map((category) => {
        const count = counts.get(category.slug) ?? 0
        return (
          <li key={category.slug}>
            <Link
              to={adsPath({ category: category.slug })}
              className="flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-3 transition-colors hover:border-ink-soft sm:gap-4 sm:p-4"
            >
              <span
                className="grid size-9 place-items-center rounded-control sm:size-11"
                style={{ backgroundColor: category.color_tint, color: category.color }}
              >
                <CategoryIcon name={category.icon} className="size-5 sm:size-6" />
              </span>
              <span className="mt-auto flex flex-col">
                <span className="font-semibold text-sm leading-snug sm:text-base">
                  {category.name}
                </span>
                <span className="text-ink-soft text-sm tabular-nums">
                  {homeTexts.categoryCount(count, formatNumber(count, 0))}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
