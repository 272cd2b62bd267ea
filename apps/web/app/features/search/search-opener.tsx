import { paths } from "@wara/domain/site/paths"
import Search from "lucide-react/icons/search"
import { type MouseEvent, useRef } from "react"
import { Link, useNavigate } from "react-router"
import { useLoaded } from "../../browser/use-loaded.ts"
import { closeOverlay, openOverlay, useOverlay } from "../../overlays/interface-state.ts"
import { Tooltip } from "../../ui/tooltip.tsx"
import { searchTexts } from "./search-texts.ts"

const overlay = "isSearchLightboxActive"

/**
 * The icon that opens the search. Without JavaScript, or when the lightbox cannot be loaded, it
 * links to the list, which has its own search.
 */
export function SearchOpener({ filterMinutes }: { filterMinutes: number }) {
  const navigate = useNavigate()
  const opener = useRef<HTMLAnchorElement>(null)
  const Lightbox = useLoaded(useOverlay(overlay), {
    load: () => import("./search-lightbox.tsx").then((module) => module.SearchLightbox),
    onFailure: () => navigate(paths.ads),
  })
  const open = (event: MouseEvent) => {
    event.preventDefault()
    openOverlay(overlay)
  }
  return (
    <>
      <Tooltip text={searchTexts.open} className="shrink-0">
        <Link
          ref={opener}
          to={paths.ads}
          onClick={open}
          aria-label={searchTexts.open}
          aria-haspopup="dialog"
          className="grid size-[min(2.75rem,12vw)] place-items-center rounded-control hover:bg-sunken"
        >
          <Search aria-hidden className="size-5" />
        </Link>
      </Tooltip>
      {Lightbox ? (
        <Lightbox
          filterMinutes={filterMinutes}
          // After a reload nothing had the focus before.
          focusAfter={() => opener.current}
          onClose={() => closeOverlay(overlay)}
        />
      ) : null}
    </>
  )
}
