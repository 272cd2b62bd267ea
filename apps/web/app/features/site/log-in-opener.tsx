import { paths } from "@wara/domain/site/paths"
import { type ComponentType, type MouseEvent, useRef, useState } from "react"
import { Link, useLocation, useNavigate } from "react-router"
import { siteTexts } from "./site-texts.ts"

/** The log-in over the page. */
type Lightbox = ComponentType<{ onClose: () => void }>

/** Loads it; only who opens it pays for it. */
export type LoadLightbox = () => Promise<Lightbox>

/** Where the tokens' breakpoint `lg` begins: below it, logging in is a page (spec §2). */
const desktop = "(width >= 64rem)"

/**
 * The way to log in: a lightbox on wide screens, a page on narrow ones (spec §2). Without JavaScript, or
 * when the lightbox cannot be loaded, it is the page everywhere.
 */
export function LogInOpener({ load, className }: { load: LoadLightbox; className: string }) {
  const [Lightbox, setLightbox] = useState<Lightbox | null>(null)
  /** The visit on which it was opened; going anywhere else closes it. */
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const navigate = useNavigate()
  const { key: visit, pathname } = useLocation()
  const open = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    const isThere = pathname === paths.login
    if (opensElsewhere || isThere || !window.matchMedia(desktop).matches) return
    event.preventDefault()
    setOpenedAt(visit)
    if (Lightbox !== null) return
    load().then(
      (loaded) => setLightbox(() => loaded),
      () => navigate(paths.login),
    )
  }
  const close = () => {
    setOpenedAt(null)
    requestAnimationFrame(() => link.current?.focus())
  }
  return (
    <>
      <Link ref={link} to={paths.login} onClick={open} aria-haspopup="dialog" className={className}>
        {siteTexts.logIn}
      </Link>
      {openedAt === visit && Lightbox ? <Lightbox onClose={close} /> : null}
    </>
  )
}
