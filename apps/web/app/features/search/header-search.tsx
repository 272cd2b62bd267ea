import { adSearchKeys, searchTextLimit } from "@wara/domain/listing/ad-search"
import { Search } from "lucide-react"
import { useId } from "react"
import { searchTexts } from "./search-texts.ts"
import { useSearchForm } from "./submit-search.ts"

/** A short search form for the header of wide screens. */
export function HeaderSearch() {
  const id = useId()
  const form = useSearchForm()
  return (
    <search className="max-xl:hidden">
      <form
        {...form}
        className="flex items-center rounded-control border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-sky"
      >
        <label htmlFor={id} className="visually-hidden">
          {searchTexts.field}
        </label>
        <input
          id={id}
          name={adSearchKeys.text}
          type="search"
          placeholder={searchTexts.field}
          autoComplete="off"
          maxLength={searchTextLimit}
          className="h-10 w-60 bg-transparent pl-3 text-sm outline-none placeholder:text-ink-soft"
        />
        <input type="hidden" name={adSearchKeys.page} value="1" />
        <button
          type="submit"
          aria-label={searchTexts.submit}
          className="grid size-10 place-items-center rounded-control hover:bg-sunken"
        >
          <Search aria-hidden className="size-5" />
        </button>
      </form>
    </search>
  )
}
