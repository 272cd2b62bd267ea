import type { Ad } from "@wara/contract/ad"
import type { Category } from "@wara/contract/catalog"
import { dropPercent } from "@wara/domain/ads/price-drop"
import { formatMoney, plusIva } from "@wara/domain/money/money"
import { adsPath } from "@wara/domain/site/paths"
import { useState } from "react"
import { Link } from "react-router"
import { Star } from "../../../ui/star.tsx"
import { cardTexts } from "./texts.ts"

/** An ad's price, labelled as excluding IVA [S1.5]. */
export function AdPrice({
  ad,
  className = "",
}: {
  ad: Pick<Ad, "price" | "currency">
  className?: string
}) {
  return (
    <p className={`font-semibold tabular-nums ${className}`}>
      {formatMoney(ad.price, ad.currency)}{" "}
      <span className="text-sm font-normal whitespace-nowrap text-ink-soft">{plusIva}</span>
    </p>
  )
}

/** That an ad's price fell lately, and by how much. */
export function PriceDropMark({
  ad,
}: {
  ad: { price: number; price_before_drop?: number | null | undefined }
}) {
  if (ad.price_before_drop == null) return null
  return (
    <p className="w-fit rounded-control bg-ok-tint px-1.5 text-sm font-semibold text-ok tabular-nums">
      {cardTexts.dropped(dropPercent({ from: ad.price_before_drop, to: ad.price }))}
    </p>
  )
}

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

/**
 * Marks an ad with a featured placement [S2.34]. That it is a paid placement is always announced to
 * screen readers, and shown on hover, focus or touch; Escape hides it again.
 */
export function FeaturedBadge({ className = "" }: { className?: string }) {
  const [isDismissed, setDismissed] = useState(false)
  const reset = () => setDismissed(false)
  return (
    <button
      type="button"
      data-dismissed={isDismissed}
      onPointerEnter={reset}
      onFocus={reset}
      onClick={reset}
      onKeyDown={({ key }) => setDismissed(key === "Escape")}
      className={`group/badge inline-flex min-h-6 cursor-help items-center gap-1.5 rounded-control bg-badge px-2 py-1 text-left text-xs font-semibold text-badge-ink ${className}`}
    >
      <Star className="size-3.5 shrink-0 text-star" />
      <span>
        {cardTexts.featured}
        <span className="font-normal not-group-hover/badge:not-group-focus/badge:sr-only group-data-[dismissed=true]/badge:sr-only">
          {cardTexts.featuredMeaning}
        </span>
      </span>
    </button>
  )
}
