import type { ReactNode } from "react"
import { FilterGroup } from "./filter-group.tsx"
import type { FilterName } from "./filter-values.ts"
import { listTexts } from "./list-texts.ts"
import type { FilterForm } from "./use-filter-form.ts"

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
