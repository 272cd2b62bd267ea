import type { OwnAdSort, OwnAdSortField, SortDirection } from "@wara/contract/own-ad"
import ArrowDown from "lucide-react/icons/arrow-down"
import ArrowUp from "lucide-react/icons/arrow-up"
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down"
import { type RefObject, useEffect, useRef, useState } from "react"
import { Link } from "react-router"
import { type OwnAdsPlace, ownAdsPath } from "../list/own-ads-tabs.ts"
import { bulkFields, isChoosable, type ListedAd, type OwnAdPrices } from "../own-ad-forms.ts"
import { BulkBar } from "./bulk-bar.tsx"
import { OwnAdTableRow } from "./own-ad-table-row.tsx"
import { ownAdsTableTexts as texts } from "./texts.ts"

/** The checkboxes of a form, wherever they are in the page. */
function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  const elements = form === null ? [] : [...form.elements]
  return elements.filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name === bulkFields.ads,
  )
}

const chosenIn = (form: HTMLFormElement | null) =>
  boxesOf(form)
    .filter(({ checked }) => checked)
    .map(({ value }) => Number(value))

/**
 * The ads whose checkboxes are ticked. The checkboxes are the state, so that ticks made before
 * hydration count. Null before hydration. A new `key` means that another list was loaded.
 */
function useChosenAds(form: RefObject<HTMLFormElement | null>, key: string) {
  const [chosen, setChosen] = useState<number[] | null>(null)
  const [chosenKey, setChosenKey] = useState(key)
  const read = () => setChosen(chosenIn(form.current))
  useEffect(() => {
    if (chosenKey !== key) form.current?.reset()
    setChosenKey(key)
    setChosen(chosenIn(form.current))
  }, [form, key, chosenKey])
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxesOf(form.current)) box.checked = isChosen
    read()
  }
  return { chosen, read, chooseAll }
}

/** The own ads as a table for wide screens, with sortable columns and bulk actions. */
export function OwnAdsTable(props: {
  ads: ListedAd[]
  place: OwnAdsPlace
  prices: OwnAdPrices
  /** Idempotency key, created with the page, so that repeated bulk submits run once. */
  bulkKey: string
}) {
  const { ads, bulkKey, place } = props
  const formRef = useRef<HTMLFormElement>(null)
  const { chosen, read, chooseAll } = useChosenAds(formRef, bulkKey)
  const choosable = ads.filter(({ ad }) => isChoosable(ad)).length
  return (
    <div className="rounded-card border border-line bg-surface">
      {choosable > 0 ? (
        <BulkBar
          formRef={formRef}
          bulkKey={bulkKey}
          chosen={chosen && ads.filter(({ ad }) => chosen.includes(ad.id))}
          credits={props.prices.publication}
          onClear={() => chooseAll(false)}
        />
      ) : null}
      <table className="w-full border-collapse text-left text-sm" onChange={read}>
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead className="text-ink-soft text-xs">
          <tr className="border-line border-b">
            <th scope="col" className="w-11 pl-2">
              <span className="visually-hidden">{texts.columns.choose}</span>
              {chosen === null || choosable === 0 ? null : (
                <ChoosePage chosen={chosen.length} of={choosable} onChange={chooseAll} />
              )}
            </th>
            <th scope="col" className="w-18 px-2">
              <span className="visually-hidden">{texts.columns.photo}</span>
            </th>
            <SortHeader field="name" first="asc" place={place} />
            <SortHeader field="state" first="asc" place={place} />
            <SortHeader field="price" first="desc" place={place} className="text-right" />
            <SortHeader field="published" first="desc" place={place} className="max-xl:hidden" />
            <SortHeader field="end" first="asc" place={place} />
            <th scope="col" className="w-8 px-1">
              <span className="visually-hidden">{texts.columns.featured}</span>
            </th>
            <th scope="col" className="w-14 pr-2">
              <span className="visually-hidden">{texts.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ads.map((listed) => (
            <OwnAdTableRow key={listed.ad.id} listed={listed} prices={props.prices} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ChoosePage(props: { chosen: number; of: number; onChange: (isChosen: boolean) => void }) {
  const isAll = props.chosen === props.of
  return (
    <label className="grid size-11 place-items-center">
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box !== null) box.indeterminate = props.chosen > 0 && !isAll
        }}
        onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
        aria-label={texts.choosePage}
        className="size-5 accent-copper"
      />
    </label>
  )
}

/** The header of a sortable column; clicking again reverses the order. */
function SortHeader(props: {
  field: Exclude<OwnAdSortField, "changed">
  /** Direction after the first click. */
  first: SortDirection
  place: OwnAdsPlace
  className?: string
}) {
  const { field, first, place } = props
  const current = directionOf(place.sort, field)
  const other: SortDirection = current === "asc" ? "desc" : "asc"
  const sort: OwnAdSort = `${field}:${current === null ? first : other}`
  const Icon = current === null ? ChevronsUpDown : current === "asc" ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={current === null ? undefined : current === "asc" ? "ascending" : "descending"}
      className={`px-2 ${props.className ?? ""}`}
    >
      <Link
        to={ownAdsPath({ ...place, sort, page: 1 })}
        preventScrollReset
        className="-mx-1 inline-flex min-h-11 items-center gap-1 px-1 hover:text-ink"
      >
        {texts.columns[field]}
        <Icon aria-hidden className={`size-3.5 shrink-0 ${current === null ? "opacity-60" : ""}`} />
      </Link>
    </th>
  )
}

function directionOf(sort: OwnAdSort, field: OwnAdSortField): SortDirection | null {
  if (sort === `${field}:asc`) return "asc"
  return sort === `${field}:desc` ? "desc" : null
}
