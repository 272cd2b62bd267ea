import { parseAdSearch } from "@wara/domain/listing/ad-search"
import { paths } from "@wara/domain/site/paths"
import { Dialog } from "radix-ui"
import { useLocation } from "react-router"
import { DialogClose } from "../../ui/dialog-close.tsx"
import { LightboxFrame } from "../../ui/lightbox-frame.tsx"
import { useFilterLists } from "./filters/use-filter-lists.ts"
import { PopularPlaces } from "./popular-places.tsx"
import { PopularSearches } from "./popular-searches.tsx"
import { SearchForm } from "./search-form.tsx"
import { searchTexts } from "./search-texts.ts"

/** What the list shows at this moment; elsewhere nothing is searched. */
function useActiveSearch(): { text: string; category: string } {
  const { pathname, search } = useLocation()
  const { text, category } = parseAdSearch(
    new URLSearchParams(pathname === paths.ads ? search : ""),
  )
  return { text, category }
}

/** The search over the whole screen; one opens it in order to type (spec §2). */
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
