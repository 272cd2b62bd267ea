import { type AdSearch, adSearchKeys, sortWord } from "@wara/domain/listing/ad-search"
import Rows3 from "lucide-react/icons/rows-3"
import { chooseDensity, useIsCompact } from "../../../entities/ad/card/card-density.ts"
import { filterFormId } from "./filter-panel.tsx"
import { listTexts, sortTexts } from "./texts.ts"
import type { FilterForm } from "./use-filter-form.ts"

/** Selectable orders; the first one is the default and not in the URL. */
const choices = ["newest", "price_asc", "price_desc", "price_drop"] as const

export function SortSelect({ search, form }: { search: AdSearch; form: FilterForm }) {
  return (
    <div className="flex min-w-0 grow basis-28 items-center gap-2">
      <label className="flex min-w-0 grow items-center gap-2 text-sm">
        <span className="whitespace-nowrap text-ink-soft max-sm:sr-only">{listTexts.sort}</span>
        <select
          form={filterFormId}
          name={adSearchKeys.sort}
          value={search.sort === "relevance" ? "" : (form.values.orden ?? "")}
          onChange={(event) => form.choose(adSearchKeys.sort, event.target.value)}
          className="field"
        >
          <option value="">{search.text === "" ? sortTexts.featured : sortTexts.relevance}</option>
          {choices.map((sort) => (
            <option key={sort} value={sortWord(sort)}>
              {sortTexts[sort]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="submit"
        form={filterFormId}
        className="button button-quiet [@media(scripting:enabled)]:hidden"
      >
        {listTexts.sortApply}
      </button>
    </div>
  )
}

/** Switches between rows and large cards; the browser remembers the choice. */
export function DensityToggle() {
  const isCompact = useIsCompact()
  return (
    <button
      type="button"
      title={listTexts.compact}
      aria-label={listTexts.compact}
      aria-pressed={isCompact ?? undefined}
      onClick={() => chooseDensity(isCompact ? "large" : "compact")}
      className="button button-quiet shrink-0 px-3 aria-pressed:border-ink aria-pressed:bg-sunken [@media(scripting:none)]:hidden"
    >
      <Rows3 aria-hidden className="size-4.5" />
    </button>
  )
}
