import { Rows3 } from "lucide-react"
import { chooseDensity, useIsCompact } from "./card-density.ts"
import { cardTexts } from "./card-texts.ts"

/** Switches between rows and large cards; the browser remembers the choice. */
export function DensityToggle() {
  const isCompact = useIsCompact()
  return (
    <button
      type="button"
      title={cardTexts.compact}
      aria-label={cardTexts.compact}
      aria-pressed={isCompact ?? undefined}
      onClick={() => chooseDensity(isCompact ? "large" : "compact")}
      className="button button-quiet shrink-0 px-3 aria-pressed:border-ink aria-pressed:bg-sunken [@media(scripting:none)]:hidden"
    >
      <Rows3 aria-hidden className="size-4.5" />
    </button>
  )
}
