import { useState } from "react"
import { Star } from "../../../ui/star.tsx"
import { cardTexts } from "./card-texts.ts"

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
