import type { Category } from "@wara/contract/catalog"
import type { FilterCategory } from "@wara/contract/search"
import { formatNumber } from "@wara/domain/money/money"
import { adsPath, paths } from "@wara/domain/site/paths"
import ArrowRight from "lucide-react/icons/arrow-right"
import { type ReactNode, useId } from "react"
import { Link } from "react-router"
import { CategoryIcon } from "../../entities/category/category-icon.tsx"
import { homeTexts } from "./texts.ts"

type Theme = "light" | "dark"

const wide = { widths: [1664, 2400], sizes: "max(100vw, 52rem)" }

/** Narrow screens load only what they show of it; the class `panorama` has the same limit. */
const narrow = { widths: [900, 1296], sizes: "28.08rem", media: "(width < 28rem)" }

function sources(widths: readonly number[], theme: Theme): string {
  return widths.map((width) => `/panorama-${theme}-${width}.webp ${width}w`).join(", ")
}

/** Machines between the mountains and the port, by day and by night; wider than a narrow screen. */
function Panorama() {
  const dark = "(prefers-color-scheme: dark)"
  return (
    <picture>
      <source
        srcSet={sources(narrow.widths, "dark")}
        sizes={narrow.sizes}
        media={`${dark} and ${narrow.media}`}
      />
      <source srcSet={sources(narrow.widths, "light")} sizes={narrow.sizes} media={narrow.media} />
      <source srcSet={sources(wide.widths, "dark")} sizes={wide.sizes} media={dark} />
      <img
        src="/panorama-light-1664.webp"
        srcSet={sources(wide.widths, "light")}
        sizes={wide.sizes}
        width={2400}
        height={900}
        alt=""
        fetchPriority="high"
        className="panorama"
      />
    </picture>
  )
}

/** The search in the sky of a panorama, at the top of the home page. */
export function HomeHero(props: {
  /** Number of ads and of regions; null while unknown. */
  size: { ads: number; regions: number } | null
  search: ReactNode
}) {
  const { size } = props
  return (
    <section className="relative overflow-hidden bg-heaven">
      <Panorama />
      <div className="wrap relative flex flex-col gap-5 pt-10 pb-[max(15rem,22vw)] md:pt-14">
        <div className="flex flex-col gap-2">
          <h1 className="max-w-text text-3xl md:text-4xl">{homeTexts.title}</h1>
          {size === null ? null : (
            <p className="text-lg tabular-nums">
              {homeTexts.count(formatNumber(size.ads, 0), formatNumber(size.regions, 0))}
            </p>
          )}
        </div>
        {props.search}
      </div>
    </section>
  )
}

/** A section of the home page: heading, one explanatory line, optional link. */
export function HomeSection(props: {
  anchor?: string
  title: string
  hint?: string
  more?: { to: string; text: string }
  /** Gives the section a background of its own. */
  isBand?: boolean
  /** Puts the heading beside the content on wide screens. */
  isSplit?: boolean
  /** The height of a section below the first screen (`later-*`). */
  height?: string
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <section
      id={props.anchor}
      aria-labelledby={titleId}
      className={`${props.height ?? ""} ${props.isBand ? "my-8 border-line border-y bg-sunken md:my-10" : ""}`}
    >
      <div
        className={`wrap ${props.isBand ? "py-12 md:py-16" : "py-8 md:py-10"} ${props.isSplit ? "lg:grid lg:grid-cols-[1fr_2fr] lg:gap-12" : ""}`}
      >
        <div
          className={`mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-8 ${props.isSplit ? "lg:flex-col lg:items-start lg:justify-start" : ""}`}
        >
          <div>
            <h2 id={titleId} className="text-xl md:text-2xl">
              {props.title}
            </h2>
            {props.hint ? <p className="mt-1 text-ink-soft">{props.hint}</p> : null}
          </div>
          {props.more ? (
            <Link
              to={props.more.to}
              className="inline-flex min-h-11 items-center gap-1.5 font-medium text-sky hover:underline"
            >
              {props.more.text}
              <ArrowRight aria-hidden className="size-4" />
            </Link>
          ) : null}
        </div>
        {props.children}
      </div>
    </section>
  )
}

/** The board of what is sought: to publish, and to answer [B10.102]. */
export function WantedLinks() {
  return (
    <p className="flex flex-wrap gap-3">
      <Link to={paths.publishWanted} className="button button-primary">
        {homeTexts.publishWanted}
      </Link>
      <Link to={paths.wanted} className="button button-quiet">
        {homeTexts.seeWanted}
      </Link>
    </p>
  )
}

/** What a tile shows of a category. */
type CategoryTile = Pick<Category, "slug" | "name" | "icon" | "color" | "color_tint">

export function toCategoryTile(category: Category): CategoryTile {
  const { slug, name, icon, color, color_tint } = category
  return { slug, name, icon, color, color_tint }
}

export function CategoryTiles(props: { categories: CategoryTile[]; counts: FilterCategory[] }) {
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
