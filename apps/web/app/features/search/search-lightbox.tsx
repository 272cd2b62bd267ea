import type { FilterCategory } from "@wara/contract/facets"
import { Dialog } from "radix-ui"
import { DialogClose } from "../../ui/dialog-close.tsx"
import { PopularSearches } from "./popular-searches.tsx"
import { SearchForm } from "./search-form.tsx"
import { searchTexts } from "./search-texts.ts"

/** One opens the search in order to type. */
function focusField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLInputElement>("input[type=search]")?.focus()
}

/** The search over the whole screen; Escape, the backdrop and its button close it (spec §2). */
export function SearchLightbox(props: { categories: FilterCategory[]; onClose: () => void }) {
  const { categories, onClose } = props
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusField}
          data-testid="search-backdrop"
          onClick={(event) => event.target === event.currentTarget && onClose()}
          className="fixed inset-0 z-50 overflow-y-auto outline-none"
        >
          <div className="bg-paper">
            <div className="wrap flex flex-col gap-6 pt-4 pb-10 md:pb-16">
              <div className="flex items-center justify-between">
                <Dialog.Title className="text-xl md:text-2xl">{searchTexts.title}</Dialog.Title>
                <DialogClose label={searchTexts.close} />
              </div>
              <SearchForm categories={categories} onDone={onClose} />
              <PopularSearches onChosen={onClose} />
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
