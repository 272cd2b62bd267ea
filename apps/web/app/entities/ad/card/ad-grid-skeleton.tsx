import { gridColumns } from "./ad-grid.tsx"
import { cardTexts } from "./card-texts.ts"

const bar = "rounded-control bg-line"

function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="aspect-4/3 bg-line" />
      <div className="flex flex-col gap-3 p-4">
        <div className={`${bar} h-6 w-1/2`} />
        <div className={`${bar} h-4 w-full`} />
        <div className={`${bar} h-4 w-2/3`} />
        <div className={`${bar} mt-2 h-4 w-1/3`} />
      </div>
    </div>
  )
}

export function AdGridSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div role="status">
      <span className="sr-only">{cardTexts.loading}</span>
      <div aria-hidden className={`${gridColumns} motion-safe:animate-pulse`}>
        {Array.from({ length: count }, (_, index) => `skeleton-${index}`).map((key) => (
          <CardSkeleton key={key} />
        ))}
      </div>
    </div>
  )
}
