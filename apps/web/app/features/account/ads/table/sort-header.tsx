import type { OwnAdSort, OwnAdSortField, SortDirection } from "@wara/contract/own-ad"
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react"
import { Link } from "react-router"
import { type OwnAdsPlace, ownAdsPath } from "../list/own-ads-tabs.ts"
import { ownAdsTableTexts } from "./own-ads-table-texts.ts"

/** The head of a column that sorts the table; once more turns the order round. */
export function SortHeader(props: {
  field: Exclude<OwnAdSortField, "changed">
  /** Direction that the first click asks for. */
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
        {ownAdsTableTexts.columns[field]}
        <Icon aria-hidden className={`size-3.5 shrink-0 ${current === null ? "opacity-60" : ""}`} />
      </Link>
    </th>
  )
}

function directionOf(sort: OwnAdSort, field: OwnAdSortField): SortDirection | null {
  if (sort === `${field}:asc`) return "asc"
  return sort === `${field}:desc` ? "desc" : null
}
