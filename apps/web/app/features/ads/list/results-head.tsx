import type { AdSearch } from "@wara/domain/listing/ad-search"
import { ActiveFilterChips } from "./active-filter-chips.tsx"
import { activeFilters, type WordsWithPlace } from "./active-filters.ts"
import { OpenFilters } from "./filter-panel.tsx"
import { correctedNotice, machineCount, missingTexts } from "./list-texts.ts"
import type { SearchNames } from "./search-names.ts"
import { SortSelect } from "./sort-select.tsx"
import type { FilterForm } from "./use-filter-form.ts"

/** What is searched, how much was found, and the controls above the ads. */
export function ResultsHead(props: {
  heading: string
  total: number
  correctedText: string | null
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
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:justify-between">
          <OpenFilters activeCount={filters.length} />
          <SortSelect search={search} form={form} />
        </div>
      </div>
      {props.correctedText === null ? null : (
        <p data-private className="rounded-control bg-warn-tint px-4 py-2.5">
          {correctedNotice(props.correctedText)}
        </p>
      )}
      {missing === null ? null : (
        <p data-private className="rounded-control bg-warn-tint px-4 py-2.5">
          {missingTexts.dropped(missing.dropped)}
        </p>
      )}
      <ActiveFilterChips filters={filters} />
    </div>
  )
}
