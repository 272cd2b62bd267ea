import { indicatorPath } from "@wara/domain/site/paths"
import { useEffect, useState } from "react"
import { getJson } from "../../../browser/http/get-json.ts"
import { isRecord } from "../../../browser/is-record.ts"
import { fieldTexts } from "../texts.ts"

/** Value of a dollar in pesos, and its day (YYYY-MM-DD). */
type Dollar = { value: number; date: string }

type LoadedDollar = { dollar: Dollar | null; error: Error | null }

async function loadDollar(signal: AbortSignal): Promise<Dollar> {
  try {
    const answer = await getJson(indicatorPath("dolar"), { signal })
    if (isRecord(answer) && typeof answer.value === "number" && typeof answer.date === "string")
      return { value: answer.value, date: answer.date }
    throw new TypeError("The response is not an indicator")
  } catch (cause) {
    throw new Error(fieldTexts.dollarFailed, { cause })
  }
}

/** The dollar's value today, loaded on first use. */
export function useDollar(isWanted: boolean): LoadedDollar {
  const [loaded, setLoaded] = useState<LoadedDollar>({ dollar: null, error: null })
  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    const { signal } = controller
    loadDollar(signal).then(
      (dollar) => signal.aborted || setLoaded({ dollar, error: null }),
      (error: Error) => signal.aborted || setLoaded({ dollar: null, error }),
    )
    return () => controller.abort()
  }, [isWanted])
  return loaded
}
