import type { AdFacets } from "@wara/contract/search"
import { type AdSearch, adListPageSize } from "@wara/domain/listing/ad-search"
import { exactCountLimit } from "@wara/domain/listing/pagination"
import { adPath } from "@wara/domain/site/paths"
import type { ReactNode } from "react"
import { Link } from "react-router"
import type { CardReader } from "../../../entities/ad/card/ad-card.tsx"
import { AdGrid } from "../../../entities/ad/card/ad-grid.tsx"
import type { CardAd } from "../../../entities/ad/card/card-ad.ts"
import { search as searched } from "../../../integrations/tags/ad-events.ts"
import { itemLists } from "../../../integrations/tags/item-list.ts"
import { useTrack } from "../../../integrations/tags/track.ts"
import { AlertOffer } from "../alert-offer.tsx"
import { Breadcrumbs, listCrumbs } from "../breadcrumbs.tsx"
import type { WordsWithPlace } from "./active-filters.ts"
import { FilterPanel } from "./filter-panel.tsx"
import { type AdSection, AdSections, EmptyResults, type Relaxation } from "./further-results.tsx"
import { ResultsHead } from "./results-head.tsx"
import type { SearchNames } from "./search-names.ts"
import { adNumber, listTexts, moreExist } from "./texts.ts"
import { useFilterForm } from "./use-filter-form.ts"

type AdListProps = Pick<CardReader, "viewer"> & {
  heading: string
  /** The search, including filters recognised in the text. */
  search: AdSearch
  typedText: string
  /** The search as it was typed, which an alert would watch. */
  typed: AdSearch
  wordsWithPlace: WordsWithPlace
  /**
   * When no ad has all words: the words that the shown ads contain, and those that were dropped.
   */
  missing: { matched: string; dropped: string[] } | null
  names: SearchNames
  facets: AdFacets
  ads: CardAd[]
  total: number
  isLeast: boolean
  correctedText: string | null
  /** Whether the shown ads only mention the words of the search. */
  isOnlyMentioned: boolean
  /** Number of parts and accessories for the searched machine. */
  partsTotal: number
  /** The ad whose number may have been searched. */
  numbered: { slug: string; name: string; number: number } | null
  /** Relaxed searches when nothing was found; null when something was. */
  relaxations: Relaxation[] | null
  /** Sections that continue a list with few results. */
  sections: AdSection[]
  loading: boolean
  pagination: ReactNode
}

export function AdListView(props: AdListProps) {
  const { search, names, facets, ads, viewer, relaxations, sections } = props
  const form = useFilterForm(search)
  useTrack(props.typedText, searched(props.typedText))
  return (
    <div className="print-alone wrap flex flex-col gap-6 pt-4 pb-16 sm:pt-6 print:gap-3 print:pb-0">
      <Breadcrumbs crumbs={listCrumbs(search, names)} />
      <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-[16rem_minmax(0,1fr)] print:grid-cols-1">
        <FilterPanel search={search} facets={facets} names={names} form={form} />
        <div className="flex flex-col gap-6">
          <ResultsHead {...props} form={form} />
          {props.numbered === null ? null : <NumberedAdHint ad={props.numbered} />}
          <section
            aria-label={listTexts.results}
            aria-busy={props.loading}
            className="flex flex-col gap-10 transition-opacity aria-busy:opacity-60"
          >
            <h2 className="sr-only">{listTexts.results}</h2>
            {relaxations === null ? (
              <AdGrid
                ads={ads}
                viewer={viewer}
                list={itemLists.ads}
                first={(search.page - 1) * adListPageSize}
                opensPage
                hasDensity
              />
            ) : (
              <EmptyResults relaxations={relaxations} />
            )}
            {props.pagination}
            <MoreExist {...props} />
            <AlertOffer
              search={props.typed}
              place={relaxations === null ? "results" : "empty"}
              isUser={viewer !== null}
            />
            <AdSections sections={sections} viewer={viewer} />
          </section>
        </div>
      </div>
    </div>
  )
}

/** Says at the end of the pages that there are more results than were counted. */
function MoreExist({ isLeast, search, total }: Pick<AdListProps, "isLeast" | "search" | "total">) {
  const isEnd = search.page * adListPageSize >= total
  if (!isEnd || total === 0 || !(isLeast || total > exactCountLimit)) return null
  return (
    <p className="rounded-card border border-line bg-surface px-4 py-3 print:hidden">
      {moreExist(Math.min(total, exactCountLimit))}
    </p>
  )
}

/** A bare number may be an ad's number: a link to that ad above the results. */
function NumberedAdHint({ ad }: { ad: { slug: string; name: string; number: number } }) {
  return (
    <p className="rounded-card border border-line bg-surface px-4 py-3">
      {listTexts.lookingFor} {adNumber(ad.number)}?{" "}
      <Link to={adPath(ad.slug)} className="text-sky wrap-anywhere hover:underline">
        {ad.name}
      </Link>
    </p>
  )
}
