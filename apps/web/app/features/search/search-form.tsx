import type { FilterCategory } from "@wara/contract/facets"
import { adSearchKeys } from "@wara/domain/listing/ad-search"
import { Search } from "lucide-react"
import { useId } from "react"
import { categoryOptions } from "./category-options.ts"
import { searchTexts } from "./search-texts.ts"
import { useSearchForm } from "./submit-search.ts"

/** Name, category, one button: the search of the home page and of the lightbox. */
export function SearchForm(props: { categories: FilterCategory[]; onDone?: () => void }) {
  const id = useId()
  const form = useSearchForm(props.onDone)
  return (
    <search>
      <form
        {...form}
        className="grid gap-3 rounded-card border border-line bg-surface p-3 shadow-raised md:grid-cols-[1fr_16rem_auto] md:gap-2"
      >
        <div>
          <label htmlFor={`${id}text`} className="visually-hidden">
            {searchTexts.field}
          </label>
          <div className="relative">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
            />
            <input
              id={`${id}text`}
              name={adSearchKeys.text}
              type="search"
              placeholder={searchTexts.field}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={120}
              className="field min-h-13 pl-11 text-lg"
            />
          </div>
        </div>
        <div>
          <label htmlFor={`${id}category`} className="visually-hidden">
            {searchTexts.category}
          </label>
          <select
            id={`${id}category`}
            name={adSearchKeys.category}
            className="field min-h-13"
            defaultValue=""
          >
            {categoryOptions(props.categories).map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <input type="hidden" name={adSearchKeys.page} value="1" />
        <button type="submit" className="button button-primary min-h-13 px-8 text-base">
          {searchTexts.submit}
        </button>
      </form>
    </search>
  )
}
