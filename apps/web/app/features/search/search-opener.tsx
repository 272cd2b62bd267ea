import type { FilterCategory } from "@wara/contract/facets"
import { paths } from "@wara/domain/site/paths"
import { Search } from "lucide-react"
import { type MouseEvent, useRef, useState } from "react"
import { Link, useNavigate } from "react-router"
import { searchTexts } from "./search-texts.ts"

type Lightbox = typeof import("./search-lightbox.tsx").SearchLightbox

/**
 * The icon that opens the search. Without JavaScript, or when the lightbox cannot be loaded, it
 * leads to the list, which has a search of its own.
 */
export function SearchOpener({ categories }: { categories: FilterCategory[] }) {
  const [Lightbox, setLightbox] = useState<Lightbox | null>(null)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  const navigate = useNavigate()
  const load = () =>
    import("./search-lightbox.tsx").then(({ SearchLightbox }) => setLightbox(() => SearchLightbox))
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
    if (Lightbox === null) load().catch(() => navigate(paths.ads))
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
      {isOpen && Lightbox ? <Lightbox categories={categories} onClose={close} /> : null}
    </>
  )
}
