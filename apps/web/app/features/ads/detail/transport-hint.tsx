import { Truck } from "lucide-react"
import { detailTexts } from "./detail-texts.ts"

/** A quiet word to buyers of very large machines. */
export function TransportHint() {
  return (
    <div role="note" className="flex gap-3 rounded-card border border-line p-4 text-sm">
      <Truck aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <p className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">{detailTexts.transportTitle}.</strong>{" "}
        <span className="text-ink-soft">{detailTexts.transport}</span>
      </p>
    </div>
  )
}
