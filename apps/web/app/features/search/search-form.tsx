import type { FilterCategory } from "@wara/contract/search"
import { adSearchKeys, searchTextLimit } from "@wara/domain/listing/ad-search"
import { formatNumber } from "@wara/domain/money/money"
import { paths, searchPath } from "@wara/domain/site/paths"
import ChevronDown from "lucide-react/icons/chevron-down"
import Search from "lucide-react/icons/search"
import { type FormEvent, useId } from "react"
import { useNavigate } from "react-router"
import { SearchField } from "../../entities/search-field/search-field.tsx"
import { searchTexts } from "./search-texts.ts"

const partClasses =
  "relative flex items-center rounded-control outline-offset-0 focus-within:z-10 focus-within:outline-2 focus-within:outline-sky"
const controlClasses = "min-h-14 w-full bg-transparent outline-none"

function CategorySelect(props: { categories: FilterCategory[]; chosen: string }) {
  const { categories, chosen } = props
  // A lightbox loads its lists after it opens: the selection is applied again when its category
  // arrives.
  const isListed = categories.some(({ slug }) => slug === chosen)
  return (
    <>
      <select
        aria-label={searchTexts.category}
        name={adSearchKeys.category}
        key={String(isListed)}
        defaultValue={isListed ? chosen : ""}
        className={`${controlClasses} appearance-none truncate pr-11 pl-4`}
      >
        {categoryOptions(categories).map(({ value, text }) => (
          <option key={value} value={value} className="bg-surface text-ink">
            {text}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute right-4 size-5 text-ink-soft"
      />
    </>
  )
}

export function SearchForm(props: {
  categories: FilterCategory[]
  text?: string
  category?: string
  onDone?: () => void
}) {
  const id = useId()
  const form = useSearchForm(props.onDone)
  return (
    <search>
      <form
        {...form}
        className="grid rounded-card border border-line-strong bg-surface p-1.5 md:grid-cols-[1fr_17rem_auto]"
      >
        <div className={partClasses}>
          <label htmlFor={id} className="visually-hidden">
            {searchTexts.field}
          </label>
          <Search
            aria-hidden
            className="pointer-events-none absolute left-4 size-5 text-ink-soft"
          />
          <SearchField
            id={id}
            name={adSearchKeys.text}
            defaultValue={props.text}
            onSuggestion={(_, input) => input.form?.requestSubmit()}
            placeholder={searchTexts.field}
            enterKeyHint="search"
            maxLength={searchTextLimit}
            className={`${controlClasses} pr-3 pl-12 text-lg placeholder:text-ink-soft`}
          />
        </div>
        <div
          className={`${partClasses} before:absolute before:inset-x-3 before:top-0 before:h-px before:bg-line md:before:inset-x-auto md:before:inset-y-3 md:before:left-0 md:before:h-auto md:before:w-px`}
        >
          <CategorySelect categories={props.categories} chosen={props.category ?? ""} />
        </div>
        <input type="hidden" name={adSearchKeys.page} value="1" />
        <button
          type="submit"
          className="button button-primary min-h-14 px-9 text-base max-md:mt-1.5 md:ml-1.5"
        >
          {searchTexts.submit}
        </button>
      </form>
    </search>
  )
}

/** Choices of the category select: 'Todas' first, then by count, the largest first [S2.23]. */
function categoryOptions(categories: FilterCategory[]): { value: string; text: string }[] {
  const counted = categories
    .toSorted((one, other) => other.count - one.count)
    .map(({ slug, name, count }) => ({
      value: slug,
      text: searchTexts.option(name, formatNumber(count, 0)),
    }))
  return [{ value: "", text: searchTexts.all }, ...counted]
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

/**
 * Handlers of a search form: without JavaScript it submits to the list, with it the URL is
 * normalised first (lower case, page 1, empty parameters omitted) [S2.24]. `onDone` runs on
 * leaving.
 */
function useSearchForm(onDone?: () => void) {
  const navigate = useNavigate()
  return {
    action: paths.ads,
    method: "get",
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = new FormData(event.currentTarget)
      const text = textOf(form, adSearchKeys.text)
      const category = textOf(form, adSearchKeys.category)
      onDone?.()
      void navigate(searchPath({ text, category }))
    },
  } as const
}
