import type { Indicator } from "@wara/contract/indicator"
import { indicatorCodes } from "@wara/domain/indicators/indicator"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
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
export function storeIndicators(indicators: Indicator[]): void {
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
