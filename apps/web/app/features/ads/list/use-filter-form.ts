import type { AdSearch } from "@wara/domain/listing/ad-search"
import { adsPath } from "@wara/domain/site/paths"
import { useState } from "react"
import { useNavigate } from "react-router"
import {
  changeValue,
  type FilterName,
  type FilterValues,
  filterValues,
  mergeValues,
  sameValues,
  searchOfValues,
} from "./filter-values.ts"

/**
 * The filter form's fields and their handlers: a change navigates to a new URL and keeps focus and
 * scroll position.
 */
export type FilterForm = {
  values: FilterValues
  /** Stores what is being typed. */
  type: (name: FilterName, value: string) => void
  /** Sets a choice and applies it at once. */
  choose: (name: FilterName, value: string) => void
  /** Applies what was typed, if it changes anything. */
  apply: () => void
  /** Adopts fields that were changed before hydration. */
  adopt: (values: FilterValues) => void
}

export function useFilterForm(search: AdSearch): FilterForm {
  const navigate = useNavigate()
  const here = adsPath({ ...search, page: 1 })
  const [state, setState] = useState({
    here,
    url: filterValues(search),
    values: filterValues(search),
  })
  if (state.here !== here) {
    const url = filterValues(search)
    setState({ here, url, values: mergeValues(state.values, state.url, url) })
  }
  const updateValues = (values: FilterValues) => setState((known) => ({ ...known, values }))
  const go = (values: FilterValues) => {
    const next = adsPath(searchOfValues(values))
    if (next !== here) void navigate(next, { preventScrollReset: true })
  }
  return {
    values: state.values,
    type: (name, value) => updateValues(changeValue(state.values, name, value)),
    choose: (name, value) => {
      const values = changeValue(state.values, name, value)
      updateValues(values)
      go(values)
    },
    apply: () => go(state.values),
    adopt: (values) => {
      if (sameValues(values, state.values)) return
      updateValues(values)
      go(values)
    },
  }
}
