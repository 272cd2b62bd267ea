import { Star } from "../../../ui/star.tsx"
import { cardTexts } from "./card-texts.ts"

/** Marks an ad with a featured placement (spec §2). */
export function FeaturedBadge({ className = "" }: { className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-control bg-badge px-2 py-1 text-xs font-semibold text-badge-ink ${className}`}
    >
      <Star className="size-3.5 text-star" />
      {cardTexts.featured}
    </span>
  )
}
