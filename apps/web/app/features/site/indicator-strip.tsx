import type { Indicator } from "@wara/contract/indicator"
import { formatIndicator, indicatorCodes, indicatorLabels } from "@wara/domain/indicators/indicator"
import { chileanDay, formatDayAndMonth } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import { useEffect } from "react"
import { useStore } from "zustand"
import { persist } from "zustand/middleware"
import { createStore } from "zustand/vanilla"
import { getJson } from "../../browser/http/get-json.ts"
import { isRecord } from "../../browser/is-record.ts"
import { validatedStorage } from "../../browser/storage.ts"
import { siteTexts } from "./texts.ts"

/** Contents of local storage: indicators, and the day in Chile when they were loaded. */
type StoredIndicators = { day: string; indicators: Indicator[] }

type IndicatorsState = StoredIndicators & {
  /** The day of the last request, successful or not. */
  askedOn: string
  error: Error | null
}

const codes = new Set<unknown>(indicatorCodes)

function isIndicator(value: unknown): value is Indicator {
  if (!isRecord(value)) return false
  const { code, name, unit, date } = value
  const areTexts = [name, unit, date].every((text) => typeof text === "string")
  return areTexts && codes.has(code) && Number.isFinite(value.value)
}

function areIndicators(value: unknown): value is Indicator[] {
  return Array.isArray(value) && value.every(isIndicator)
}

function isStored(state: unknown): state is StoredIndicators {
  return isRecord(state) && typeof state.day === "string" && areIndicators(state.indicators)
}

/** The indicators, kept in local storage for a calendar day of Chile [S9.2] [S9.10]. */
export const indicatorStore = createStore<IndicatorsState>()(
  persist<IndicatorsState, [], [], StoredIndicators>(
    () => ({ day: "", indicators: [], askedOn: "", error: null }),
    {
      name: "wara-indicators",
      storage: validatedStorage(1, isStored),
      partialize: ({ day, indicators }) => ({ day, indicators }),
    },
  ),
)

/** Stores the indicators of a page, once a day. */
function storeIndicators(indicators: Indicator[]): void {
  const day = chileanDay(new Date())
  if (indicatorStore.getState().day !== day) indicatorStore.setState({ day, indicators })
}

/** Loads the indicators, at most once a day, unless today's are stored. */
export async function needIndicators(): Promise<void> {
  const today = chileanDay(new Date())
  const { day, askedOn } = indicatorStore.getState()
  if (day === today || askedOn === today) return
  indicatorStore.setState({ askedOn: today, error: null })
  try {
    const indicators = await getJson(paths.indicators)
    if (!areIndicators(indicators)) throw new TypeError("The response is not a list of indicators")
    if (indicators.length > 0) storeIndicators(indicators)
  } catch (cause) {
    indicatorStore.setState({ error: new Error(siteTexts.indicatorsFailed, { cause }) })
  }
}

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
