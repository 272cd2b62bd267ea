import type { AdSearch } from "@wara/domain/listing/ad-search"
import { quoteText } from "@wara/domain/search/search-words"
import { adsPath, paths } from "@wara/domain/site/paths"
import X from "lucide-react/icons/x"
import { Link } from "react-router"
import { type ActiveFilter, activeFilters, type WordsWithPlace } from "./active-filters.ts"
import { OpenFilters } from "./filter-panel.tsx"
import { PriceQuestions } from "./price-questions.tsx"
import type { SearchNames } from "./search-names.ts"
import {
  correctedNotice,
  listTexts,
  machineCountFirst,
  mentionedNotice,
  missingTexts,
  partsOffer,
  partsSearch,
  searchExactly,
} from "./texts.ts"
import type { FilterForm } from "./use-filter-form.ts"
import { DensityToggle, SortSelect } from "./view-controls.tsx"

export function ResultsHead(props: {
  heading: string
  total: number
  /** Whether there are more than were counted. */
  isLeast: boolean
  correctedText: string | null
  isOnlyMentioned: boolean
  partsTotal: number
  search: AdSearch
  names: SearchNames
  wordsWithPlace: WordsWithPlace
  missing: { matched: string; dropped: string[] } | null
  form: FilterForm
}) {
  const { search, names, form, isLeast, total, missing } = props
  const filters = activeFilters(search, names, props.wordsWithPlace)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 data-private className="text-2xl wrap-anywhere sm:text-3xl">
            {props.heading}
          </h1>
          <p role="status" className="tabular-nums text-ink-soft">
            {missing && total > 0
              ? missingTexts.count(total, missing.matched, isLeast)
              : machineCountFirst(total, isLeast)}
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
      {/* Counted for the words that ads have, so that the link finds what it promises. */}
      <PartsOffer
        search={{ ...search, text: missing?.matched ?? search.text }}
        total={props.partsTotal}
      />
      <div aria-live="polite" className="contents">
        <PriceQuestions search={search} />
      </div>
      <ActiveFilterChips filters={filters} />
    </div>
  )
}

/** Says that a typing error was corrected, and offers the search as it was typed. */
function CorrectionNotice({
  search,
  correctedText,
}: {
  search: AdSearch
  correctedText: string | null
}) {
  if (correctedText === null) return null
  return (
    <p
      data-private
      className="flex flex-wrap gap-x-4 gap-y-1 rounded-control bg-warn-tint px-4 py-2.5"
    >
      <span>{correctedNotice(correctedText)}</span>
      <Link
        to={adsPath({ ...search, text: quoteText(search.text), page: 1 })}
        className="underline"
      >
        {searchExactly(search.text)}
      </Link>
    </p>
  )
}

/** Links from a machine to its parts and accessories, with the same filters. */
function PartsOffer({ search, total }: { search: AdSearch; total: number }) {
  if (total === 0) return null
  return (
    <p data-private>
      <Link
        to={adsPath({ ...search, text: partsSearch(search.text), page: 1 })}
        className="inline-block py-1 underline underline-offset-2"
      >
        {partsOffer(search.text, total)}
      </Link>
    </p>
  )
}

function ActiveFilterChips({ filters }: { filters: ActiveFilter[] }) {
  if (filters.length === 0) return null
  return (
    <ul data-private aria-label={listTexts.active} className="flex flex-wrap items-center gap-2">
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            to={adsPath(without)}
            preventScrollReset
            aria-label={`${listTexts.remove}: ${label}`}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-line bg-surface pr-2 pl-3 print:pr-3 text-sm hover:border-ink-soft"
          >
            {label}
            <X aria-hidden className="size-4 text-ink-soft print:hidden" />
          </Link>
        </li>
      ))}
      {filters.length < 2 ? null : (
        <li className="print:hidden">
          <Link
            to={paths.ads}
            preventScrollReset
            className="inline-flex min-h-9 items-center px-2 text-sm text-sky hover:underline"
          >
            {listTexts.clear}
          </Link>
        </li>
      )}
    </ul>
  )
}
