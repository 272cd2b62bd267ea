import type { Indicator } from "@wara/contract/indicator"
import { formatIndicator, indicatorCodes, indicatorLabels } from "@wara/domain/indicators/indicator"
import { formatDayAndMonth } from "@wara/domain/site/chilean-dates"
import { useEffect } from "react"
import { useStore } from "zustand"
import { indicatorStore, needIndicators, storeIndicators } from "./indicator-store.ts"
import { siteTexts } from "./texts.ts"

/** The day's economic indicators with the day that each is valid for [S1.6]. */
export function IndicatorStrip(props: { indicators: Indicator[] }) {
  const indicators = useIndicators(props.indicators)
  const shown = indicatorCodes.flatMap((code) => indicators.filter((one) => one.code === code))
  if (shown.length === 0) return null
  return (
    <section aria-label={siteTexts.indicators} className="border-line border-b">
      <dl className="wrap grid grid-cols-2 gap-x-6 gap-y-4 py-5 sm:grid-cols-3 lg:grid-cols-5">
        {shown.map((indicator) => (
          <div key={indicator.code} className="flex flex-col">
            <dt className="text-ink-soft text-sm">
              <abbr title={indicator.name} className="font-medium text-ink no-underline">
                {indicatorLabels[indicator.code]}
              </abbr>{" "}
              <time dateTime={indicator.date}>{formatDayAndMonth(indicator.date)}</time>
            </dt>
            <dd className="font-semibold text-lg tabular-nums">{formatIndicator(indicator)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/**
 * The indicators of a page, or those stored in this browser when the page has none. Each is shown
 * with its day, so that an old one does not mislead.
 */
function useIndicators(given: Indicator[]): Indicator[] {
  const stored = useStore(indicatorStore, (state) => state.indicators)
  useEffect(() => {
    if (given.length > 0) storeIndicators(given)
    else void needIndicators()
  }, [given])
  return given.length > 0 ? given : stored
}
