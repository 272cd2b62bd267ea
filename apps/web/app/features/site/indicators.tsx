import type { Indicator } from "@wara/contract/indicator"
import { lazy, Suspense } from "react"
import { loadQuietly } from "../../browser/reload/reload.ts"

const load = async () => (await import("./indicator-strip.tsx")).IndicatorStrip

/** Every page has them, also the one that says that the connection is lost. */
const withoutFailing = () =>
  loadQuietly(load).then(
    (strip) => ({ default: strip }),
    () => ({ default: () => null }),
  )

/** Part of the page's HTML; the browser loads its code after that of the page. */
const Strip = import.meta.env.SSR ? await load() : lazy(withoutFailing)

/** The day's indicators [S1.6], which need scripts only to be stored for the day. */
export function Indicators(props: { indicators: Indicator[] }) {
  return (
    <Suspense fallback={null}>
      <Strip {...props} />
    </Suspense>
  )
}
