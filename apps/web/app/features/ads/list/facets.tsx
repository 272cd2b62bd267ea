import type { AdFacets } from "@wara/contract/search"
import type { AdSearch } from "@wara/domain/listing/ad-search"
import { countText } from "@wara/domain/listing/count-texts"
import { formatNumber } from "@wara/domain/money/money"
import type { ReactNode } from "react"
import type { FilterName } from "./filter-values.ts"
import type { SearchNames } from "./search-names.ts"
import { listTexts, seeMore } from "./texts.ts"
import type { FilterForm } from "./use-filter-form.ts"

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-4">
      <legend className="float-left w-full text-sm font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

/** A value of a filter; without a number when it was not counted. */
export type FacetOption = { value: string; label: string; count?: number; number?: string }

type Counted = { slug?: string; name: string; count: number }

/** Values with their numbers, which are said to be the least when there are more. */
export function optionsOf(counted: Counted[], { complete }: AdFacets): FacetOption[] {
  return counted.map(({ name, slug = name, count }) => {
    const number = complete ? formatNumber(count, 0) : countText(count, true)
    return { value: slug, label: name, count, number }
  })
}

/** "Calama (9)". */
export function optionText({ label, number }: FacetOption): string {
  return number ? `${label} (${number})` : label
}

/** The options including the chosen one, even when it has no results among what was counted. */
export function withChosen(
  options: FacetOption[],
  { complete }: AdFacets,
  value: string,
  label: string,
): FacetOption[] {
  if (value === "" || options.some((option) => option.value === value)) return options
  return [{ value, label: label || value, ...(complete ? { number: "0" } : {}) }, ...options]
}

/** Number of options shown before "more". */
const shownAtFirst = 7

type Rows = { name: FilterName; options: FacetOption[]; form: FilterForm }

function Rows({ name, options, form }: Rows) {
  const chosen = form.values[name] ?? ""
  return options.map(({ value, label, number }) => (
    <label
      key={value}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2 text-sm hover:bg-sunken has-checked:font-semibold"
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen === value}
        onChange={() => form.choose(name, value)}
        className="size-4 shrink-0 accent-copper"
      />
      <span className="grow">{label}</span>{" "}
      {number && (
        <span className="shrink-0 whitespace-nowrap font-normal tabular-nums text-ink-soft">
          {number}
        </span>
      )}
    </label>
  ))
}

/** A filter with few values as radio buttons; the rarer ones are collapsed. */
export function FacetRadios({
  title,
  all,
  options,
  ...rows
}: Rows & { title: string; all: string }) {
  const first = options.slice(0, shownAtFirst)
  const others = options.slice(shownAtFirst)
  const chosen = rows.form.values[rows.name] ?? ""
  return (
    <FilterGroup title={title}>
      <div className="-mx-2 flex flex-col">
        <Rows {...rows} options={[{ value: "", label: all }, ...first]} />
        {others.length === 0 ? null : (
          <details
            className="group/more"
            open={others.some(({ value }) => value === chosen && value !== "")}
          >
            <summary className="min-h-9 cursor-pointer px-2 py-2 text-sm text-sky marker:content-none hover:underline group-open/more:hidden">
              {seeMore(others.length)}
            </summary>
            <Rows {...rows} options={others} />
          </details>
        )}
      </div>
    </FilterGroup>
  )
}

type End = { name: FilterName; hint: string }

/** A filter between two numbers; each end is applied on blur or with Enter. */
export function FacetRange(props: {
  title: string
  from: End
  to: End
  form: FilterForm
  /**
   * Whether words such as "60 millones" are accepted too; otherwise the keyboard has digits only.
   */
  takesWords?: boolean
  /** Questions about the numbers. */
  children?: ReactNode
}) {
  const { title, form } = props
  const ends = [
    { ...props.from, label: listTexts.from },
    { ...props.to, label: listTexts.to },
  ]
  return (
    <FilterGroup title={title}>
      <div className="grid grid-cols-2 gap-3">
        {ends.map(({ name, hint, label }) => (
          <label key={name} className="flex flex-col gap-1 text-xs text-ink-soft">
            {label}
            <input
              type="text"
              inputMode={props.takesWords ? "text" : "numeric"}
              autoComplete="off"
              name={name}
              value={form.values[name] ?? ""}
              placeholder={hint}
              onChange={(event) => form.type(name, event.target.value)}
              onBlur={form.apply}
              className="field min-w-0 tabular-nums"
            />
          </label>
        ))}
      </div>
      {props.children}
    </FilterGroup>
  )
}

/** Empty facets, shown when counts are unavailable. */
export const uncountedFacets: AdFacets = {
  total: 0,
  categories: [],
  regions: [],
  communes: [],
  conditions: [],
  manufacturers: [],
  price: { min: null, max: null },
  year: { min: null, max: null },
  dropped: 0,
  complete: true,
  corrected_text: null,
}

/**
 * Only the chosen values, so that they can be removed; each has the search's total as its count, which
 * may be a least number (`isLeast`).
 */
export function chosenFacets(
  search: AdSearch,
  names: SearchNames,
  { isLeast, total }: { total: number; isLeast: boolean },
): AdFacets {
  const chosen = (slug: string, name: string) => (slug === "" ? [] : [{ slug, name, count: total }])
  return {
    ...uncountedFacets,
    total,
    complete: !isLeast,
    categories: chosen(search.category, names.category),
    regions: chosen(search.region, names.region),
    communes: chosen(search.commune, names.commune).map((commune) => ({
      ...commune,
      region: search.region,
    })),
    conditions: chosen(search.condition, names.condition),
    dropped: search.isDropped ? total : 0,
    manufacturers: search.manufacturer === "" ? [] : [{ name: search.manufacturer, count: total }],
  }
}

/** The communes to choose from: those of the chosen region, or of the chosen commune's region. */
export function communesInReach(search: AdSearch, facets: AdFacets): AdFacets["communes"] {
  const own = facets.communes.find(({ slug }) => slug === search.commune)
  const region = search.region || own?.region || ""
  return facets.communes.filter((commune) => commune.region === region)
}
