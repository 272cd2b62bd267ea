import type { AdSearch } from "@wara/domain/listing/ad-search"
import { lazy, Suspense } from "react"
import { loadQuietly } from "../../../browser/reload/reload.ts"

const load = async () => (await import("./price-question-list.tsx")).PriceQuestionList

/** Part of the page's HTML; its code, which reads prices as people type them, is loaded where it is shown. */
const Questions = import.meta.env.SSR
  ? await load()
  : lazy(async () => ({ default: await loadQuietly(load) }))

/** Asks about unclear prices, which few searches have. */
export function PriceQuestions({ search }: { search: AdSearch }) {
  if (search.unclearPriceMin === "" && search.unclearPriceMax === "") return null
  return (
    <Suspense>
      <Questions search={search} />
    </Suspense>
  )
}
