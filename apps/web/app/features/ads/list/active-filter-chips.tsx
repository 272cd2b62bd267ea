import { adsPath, paths } from "@wara/domain/site/paths"
import { X } from "lucide-react"
import { Link } from "react-router"
import type { ActiveFilter } from "./active-filters.ts"
import { listTexts } from "./list-texts.ts"

/** The filters in use; each is taken away with one touch. */
export function ActiveFilterChips({ filters }: { filters: ActiveFilter[] }) {
  if (filters.length === 0) return null
  return (
    <ul data-private aria-label={listTexts.active} className="flex flex-wrap items-center gap-2">
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            to={adsPath(without)}
            preventScrollReset
            aria-label={`${listTexts.remove}: ${label}`}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-line bg-surface pr-2 pl-3 text-sm hover:border-ink-soft"
          >
            {label}
            <X aria-hidden className="size-4 text-ink-soft" />
          </Link>
        </li>
      ))}
      {filters.length < 2 ? null : (
        <li>
          <Link
            to={paths.ads}
            preventScrollReset
            className="inline-flex min-h-9 items-center px-2 text-sm text-sky hover:underline"
          >
            {listTexts.clear}
          </Link>
        </li>
      )}
    </ul>
  )
}
