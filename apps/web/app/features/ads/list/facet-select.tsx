import { type FacetOption, optionText } from "./facet-option.ts"
import type { FilterName } from "./filter-values.ts"
import type { FilterForm } from "./use-filter-form.ts"

/** A filter with many values. */
export function FacetSelect(props: {
  label: string
  name: FilterName
  all: string
  options: FacetOption[]
  form: FilterForm
}) {
  const { name, form } = props
  return (
    <label className="flex flex-col gap-1.5 text-sm">
      <span className="font-semibold">{props.label}</span>
      <select
        name={name}
        value={form.values[name] ?? ""}
        onChange={(event) => form.choose(name, event.target.value)}
        className="field"
      >
        <option value="">{props.all}</option>
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {optionText(option)}
          </option>
        ))}
      </select>
    </label>
  )
}
