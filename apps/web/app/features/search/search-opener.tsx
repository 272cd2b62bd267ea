import type { FilterCategory } from "@wara/contract/facets"
import { paths } from "@wara/domain/site/paths"
import { Search } from "lucide-react"
import { lazy, type MouseEvent, Suspense, useRef, useState } from "react"
import { Link } from "react-router"
import { searchTexts } from "./search-texts.ts"

const SearchLightbox = lazy(() => import("./search-lightbox.tsx"))

/** The icon that opens the search; without JavaScript it leads to the list, which has its own. */
export function SearchOpener({ categories }: { categories: FilterCategory[] }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <>
      <Link
        ref={opener}
        to={paths.ads}
        onClick={open}
        aria-label={searchTexts.open}
        aria-haspopup="dialog"
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
      >
        <Search aria-hidden className="size-5" />
      </Link>
      <Suspense>
        {isOpen ? <SearchLightbox categories={categories} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
