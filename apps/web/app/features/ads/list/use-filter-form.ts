import { type AdSearch, adSearchKeys, adSearchParams } from "@wara/domain/listing/ad-search"
import { priceParam } from "@wara/domain/listing/price-param"
import { formatNumber } from "@wara/domain/money/money"
import { adsPath, paths } from "@wara/domain/site/paths"
import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigate, useNavigation } from "react-router"
import { loadQuietly } from "../../../browser/reload/reload.ts"
import { onRouter } from "../../../browser/router/start-router.ts"
import { type FilterName, type FilterValues, filledValues } from "./filter-values.ts"

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

type FormState = {
  here: string
  url: FilterValues
  values: FilterValues
  /** The values of the URL that is being opened. */
  sent?: FilterValues
}

export function useFilterForm(search: AdSearch): FilterForm {
  const navigate = useNavigate()
  const here = adsPath({ ...search, page: 1 })
  const [state, setState] = useState<FormState>({
    here,
    url: filterValues(search),
    values: filterValues(search),
  })
  if (state.here !== here) {
    const url = filterValues(search)
    setState({ here, url, values: mergeValues(state.values, state.url, url, state.sent) })
  }
  /** The list that is being requested. */
  const opening = useRef<string | null>(null)
  /** The list that is shown, or is about to be once it has arrived. */
  const shown = useRef(here)
  useEffect(() => {
    shown.current = here
  }, [here])
  /** The visit, and whether another page is on its way; the last one once this one is left. */
  const { key: visit } = useLocation()
  const isBusy = useNavigation().state !== "idle"
  const page = useRef({ visit, isBusy })
  useEffect(() => {
    page.current = { visit, isBusy }
    return () => {
      page.current = { visit: "", isBusy: true }
    }
  }, [visit, isBusy])
  /** The values that were chosen last. */
  const chosen = useRef<FilterValues | null>(null)
  const updateValues = (values: FilterValues) => setState((known) => ({ ...known, values }))
  const go = async (values: FilterValues) => {
    const from = opening.current ?? shown.current
    const { visit } = page.current
    chosen.current = values
    const next = await addressOfValues(values)
    // A choice before hydration is adopted and then repeated: both lead to the same list [B7.173].
    if (chosen.current !== values || next === from) return
    // Meanwhile a link was followed, which counts more than what was typed before.
    const now = page.current
    const isLeaving = now.isBusy && opening.current === null
    const isLeft = now.visit === "" || (now.visit !== visit && shown.current !== from)
    if (isLeaving || isLeft) return
    setState((known) => ({ ...known, sent: values }))
    opening.current = next
    void Promise.resolve(navigate(next, { preventScrollReset: true })).finally(() => {
      if (opening.current !== next) return
      opening.current = null
      shown.current = next
    })
  }
  return {
    values: state.values,
    type: (name, value) => updateValues(changeValue(state.values, name, value)),
    choose: (name, value) => {
      const values = changeValue(state.values, name, value)
      updateValues(values)
      void go(values)
    },
    apply: () => void go(state.values),
    adopt: (values) => {
      if (sameValues(values, state.values)) return
      updateValues(values)
      void go(values)
    },
  }
}

/** A price with dots between thousands. Small ones stay as they are in the URL. */
function priceValue(name: FilterName, pesos: number | null): FilterValues {
  const isPlain = pesos !== null && priceParam(pesos) === String(pesos)
  return isPlain ? { [name]: formatNumber(pesos, 0) } : {}
}

/**
 * The field values of a search. Relevance is the default order of a text search, so no field
 * contains it.
 */
export function filterValues(search: AdSearch): FilterValues {
  const sort = search.sort === "relevance" ? null : search.sort
  const values = Object.fromEntries(adSearchParams({ ...search, sort, page: 1 }))
  return {
    ...values,
    ...priceValue(adSearchKeys.priceMin, search.priceMin),
    ...priceValue(adSearchKeys.priceMax, search.priceMax),
  }
}

/** The form's current field values, without empty ones. */
export function readValues(form: HTMLFormElement): FilterValues {
  const filled = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === "string" && field[1] !== "",
  )
  return Object.fromEntries(filled)
}

/**
 * The list's address for the field values, from its first page. What reads typed prices is loaded
 * with the first choice; without it the server reads them, and leads to the same list.
 */
async function addressOfValues(values: FilterValues): Promise<string> {
  onRouter()
  try {
    const { searchOfValues } = await loadQuietly(() => import("./search-of-values.ts"))
    return adsPath(searchOfValues(values))
  } catch {
    return `${paths.ads}?${new URLSearchParams(filledValues(values))}`
  }
}

function sameValues(one: FilterValues, other: FilterValues): boolean {
  return Object.values(adSearchKeys).every((name) => (one[name] ?? "") === (other[name] ?? ""))
}

/**
 * Merges the fields after a URL change: changed URL values win, values being typed in other fields
 * stay, and so does what was typed in a field since its value was sent.
 */
export function mergeValues(
  draft: FilterValues,
  before: FilterValues,
  after: FilterValues,
  sent = draft,
): FilterValues {
  const merged = { ...draft }
  for (const name of Object.values(adSearchKeys)) {
    const isTyped = (draft[name] ?? "") !== (sent[name] ?? "")
    if (before[name] !== after[name] && !isTyped) merged[name] = after[name] ?? ""
  }
  return merged
}

/** The fields with one changed; changing the region clears the commune, and that its kilometres. */
export function changeValue(values: FilterValues, name: FilterName, value: string): FilterValues {
  const changed = { ...values, [name]: value }
  const { commune, radiusKm, region } = adSearchKeys
  if (name === region) return { ...changed, [commune]: "", [radiusKm]: "" }
  return name === commune && value === "" ? { ...changed, [radiusKm]: "" } : changed
}
