import { formatNumber } from "@wara/domain/money/format-money"
import type { FacetOption } from "./facet-option.ts"
import { FilterGroup } from "./filter-group.tsx"
import type { FilterName } from "./filter-values.ts"
import { seeMore } from "./list-texts.ts"
import type { FilterForm } from "./use-filter-form.ts"

/** Number of options shown before "more". */
const shownAtFirst = 7

type Rows = { name: FilterName; options: FacetOption[]; form: FilterForm }

function Rows({ name, options, form }: Rows) {
  const chosen = form.values[name] ?? ""
  return options.map(({ value, label, count }) => (
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
      {count === undefined ? null : (
        <span className="font-normal tabular-nums text-ink-soft">{formatNumber(count, 0)}</span>
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
