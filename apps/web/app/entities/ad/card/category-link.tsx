import type { Category } from "@wara/contract/catalog"
import { adsPath } from "@wara/domain/site/paths"
import { Link } from "react-router"

export function CategoryLink({
  category,
}: {
  category: Pick<Category, "slug" | "name" | "color">
}) {
  return (
    <Link
      to={adsPath({ category: category.slug })}
      className="relative inline-flex min-h-6 items-center gap-2 text-sm text-ink-soft hover:text-ink hover:underline"
    >
      <span
        aria-hidden
        className="size-2.5 shrink-0 rounded-full dark:ring-1 dark:ring-line-strong"
        style={{ backgroundColor: category.color }}
      />
      {category.name}
    </Link>
  )
}
