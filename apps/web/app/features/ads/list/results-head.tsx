import type { AdSearch } from "@wara/domain/listing/ad-search"
import { DensityToggle } from "../card/density-toggle.tsx"
import { ActiveFilterChips } from "./active-filter-chips.tsx"
import { activeFilters, type WordsWithPlace } from "./active-filters.ts"
import { CorrectionNotice } from "./correction-notice.tsx"
import { OpenFilters } from "./filter-panel.tsx"
import { machineCount, mentionedNotice, missingTexts } from "./list-texts.ts"
import { PartsOffer } from "./parts-offer.tsx"
import { PriceQuestions } from "./price-questions.tsx"
import type { SearchNames } from "./search-names.ts"
import { SortSelect } from "./sort-select.tsx"
import type { FilterForm } from "./use-filter-form.ts"

/** What is searched, how much was found, and the controls above the ads. */
export function ResultsHead(props: {
  heading: string
  total: number
  correctedText: string | null
  isOnlyMentioned: boolean
  /** How many parts and accessories there are for what is searched. */
  partsTotal: number
  search: AdSearch
  names: SearchNames
  wordsWithPlace: WordsWithPlace
  missing: { kept: string; dropped: string[] } | null
  form: FilterForm
}) {
  const { search, names, form, total, missing } = props
  const filters = activeFilters(search, names, props.wordsWithPlace)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 data-private className="text-2xl wrap-anywhere sm:text-3xl">
            {props.heading}
          </h1>
          <p role="status" className="tabular-nums text-ink-soft">
            {missing && total > 0 ? missingTexts.count(total, missing.kept) : machineCount(total)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:gap-3 print:hidden">
          <OpenFilters activeCount={filters.length} />
          <SortSelect search={search} form={form} />
          <DensityToggle />
        </div>
      </div>
      <CorrectionNotice search={search} correctedText={props.correctedText} />
      {missing === null ? null : (
        <p data-private className="rounded-control bg-warn-tint px-4 py-2.5">
          {missingTexts.dropped(missing.dropped)}
        </p>
      )}
      {props.isOnlyMentioned && total > 0 ? (
        <p data-private className="rounded-control bg-warn-tint px-4 py-2.5">
          {mentionedNotice(search.text)}
        </p>
      ) : null}
      <PartsOffer search={search} total={props.partsTotal} />
      <div aria-live="polite" className="contents">
        <PriceQuestions search={search} />
      </div>
      <ActiveFilterChips filters={filters} />
    </div>
  )
}
