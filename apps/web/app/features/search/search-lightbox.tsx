import type { FilterCommune } from "@wara/contract/search"
import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { formatNumber } from "@wara/domain/money/money"
import { adsPath, paths } from "@wara/domain/site/paths"
import MapPin from "lucide-react/icons/map-pin"
import { Dialog } from "radix-ui"
import { Link, useLocation } from "react-router"
import { DialogClose, LightboxFrame } from "../../ui/lightbox-frame.tsx"
import { useFilterLists } from "./filters/filter-store.ts"
import { PopularSearches } from "./popular-searches.tsx"
import { SearchForm } from "./search-form.tsx"
import { searchTexts } from "./search-texts.ts"

const shown = 6

/** Links to the places with the most machines. */
function PopularPlaces(props: { communes: FilterCommune[]; onChosen: () => void }) {
  const places = props.communes.toSorted((one, other) => other.count - one.count).slice(0, shown)
  if (places.length === 0) return null
  return (
    <section aria-labelledby="popular-places" className="flex flex-col gap-2">
      <h3 id="popular-places" className="font-normal text-ink-soft text-sm">
        {searchTexts.places}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {places.map(({ slug, name, count, region }) => (
          <li key={slug}>
            <Link
              to={adsPath({ region: region.slug, commune: slug })}
              onClick={props.onChosen}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 text-sm hover:border-ink-soft"
            >
              <MapPin aria-hidden className="size-3.5 text-ink-soft" />
              {searchTexts.option(name, formatNumber(count, 0))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The active search of the list; empty on other pages. */
function useActiveSearch(): { text: string; category: string } {
  const { pathname, search } = useLocation()
  const { text, category } = parseAdSearch(
    new URLSearchParams(pathname === paths.ads ? search : ""),
  )
  return { text, category }
}

/** The full-screen search; its text field takes the focus [S2.22]. */
export function SearchLightbox(props: {
  filterMinutes: number
  focusAfter: () => HTMLElement | null
  onClose: () => void
}) {
  const { filterMinutes, onClose } = props
  const { categories, communes } = useFilterLists(filterMinutes)
  return (
    <LightboxFrame
      onClose={onClose}
      focus="input[type=search]"
      focusAfter={props.focusAfter}
      isWhole
      className="fixed inset-0 z-50 overflow-y-auto outline-none"
    >
      <div className="bg-paper">
        <div className="wrap flex flex-col gap-6 pt-4 pb-10 md:pb-16">
          <div className="flex items-center justify-between">
            <Dialog.Title className="text-xl md:text-2xl">{searchTexts.title}</Dialog.Title>
            <DialogClose label={searchTexts.close} />
          </div>
          <SearchForm categories={categories} {...useActiveSearch()} onDone={onClose} />
          <PopularSearches onChosen={onClose} />
          <PopularPlaces communes={communes} onChosen={onClose} />
        </div>
      </div>
    </LightboxFrame>
  )
}
