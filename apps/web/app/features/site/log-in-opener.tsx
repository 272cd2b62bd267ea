import { paths } from "@wara/domain/site/paths"
import { logInPath } from "@wara/domain/site/return-path"
import type { ComponentType, MouseEvent } from "react"
import { Link, useLocation, useNavigate } from "react-router"
import { closeOverlay, openOverlay, useOverlay } from "../../session/interface-state.ts"
import { useReturnPath } from "../../session/use-return-path.ts"
import { useLoaded } from "../../ui/use-loaded.ts"
import { siteTexts } from "./site-texts.ts"

/** The log-in over the page. */
type Lightbox = ComponentType<{ onClose: () => void }>

/** Loads it; only who opens it pays for it. */
export type LoadLightbox = () => Promise<Lightbox>

/** Where the tokens' breakpoint `lg` begins: below it, logging in is a page (spec §2). */
const desktop = "(width >= 64rem)"

const overlay = "isLoginLightboxActive"

/**
 * The way to log in: a lightbox on wide screens, a page on narrow ones (spec §2). Without JavaScript, or
 * when the lightbox cannot be loaded, it is the page everywhere.
 */
export function LogInOpener({ load, className }: { load: LoadLightbox; className: string }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const logIn = logInPath(useReturnPath())
  const onFailure = () => navigate(logIn)
  const Lightbox = useLoaded(useOverlay(overlay), { load, onFailure })
  const open = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    const isThere = pathname === paths.login
    if (opensElsewhere || isThere || !window.matchMedia(desktop).matches) return
    event.preventDefault()
    openOverlay(overlay)
  }
  return (
    <>
      <Link to={logIn} onClick={open} aria-haspopup="dialog" className={className}>
        {siteTexts.logIn}
      </Link>
      {Lightbox ? <Lightbox onClose={() => closeOverlay(overlay)} /> : null}
    </>
  )
}
