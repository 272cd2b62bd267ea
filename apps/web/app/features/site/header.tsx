import { paths } from "@wara/domain/site/paths"
import { logInPath, registerPath } from "@wara/domain/site/return-path"
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from "react"
import { Link, useLocation, useNavigate } from "react-router"
import { prefetched } from "../../browser/prefetch/prefetched.ts"
import { useLoaded } from "../../browser/use-loaded.ts"
import { closeOverlay, openOverlay, useOverlay } from "../../overlays/interface-state.ts"
import { useReturnPath } from "../../overlays/return-path.ts"
import type { Viewer } from "../../session/viewer.ts"
import { Logo } from "./logo.tsx"
import { mainMenu, tradeLinks } from "./menu-links.tsx"
import { MobileMenu } from "./mobile-menu.tsx"
import { siteTexts } from "./texts.ts"
import { LaterUserActions } from "./user-parts.tsx"

type Lightbox = ComponentType<{ onClose: () => void }>

export type LoadLightbox = () => Promise<Lightbox>

/** The tokens' breakpoint `lg`: below it the log-in is a page [S2.25]. */
const desktop = "(width >= 64rem)"

const overlay = "isLoginLightboxActive"

/**
 * Opens the log-in: a lightbox on wide screens, a page on narrow ones [S2.25]. Without JavaScript,
 * or when the lightbox cannot be loaded, always the page.
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

/**
 * Pixels scrolled after which the header hides when scrolling down, and changes its style [S2.20].
 */
const hidesAfter = 80
const changesAfter = 50

/** The header's state: hidden, and in its scrolled style. */
type HeaderState = { hidden: boolean; scrolled: boolean }

/** The header's state after scrolling from one position to another, in pixels [S2.20]. */
function headerStateAt(from: number, to: number): HeaderState {
  return { hidden: to > from && to > hidesAfter, scrolled: to > changesAfter }
}

/** The header's state while scrolling; updates only when the header must look different. */
function useHeaderScroll(): HeaderState {
  const [state, setState] = useState<HeaderState>({ hidden: false, scrolled: false })
  useEffect(() => {
    let last = window.scrollY
    // A page opened in a scrolled position, by reload or anchor, sets the state without a scroll
    // event.
    setState(headerStateAt(last, last))
    const onScroll = () => {
      const next = headerStateAt(last, window.scrollY)
      if (window.scrollY !== last) {
        last = window.scrollY
        setState((now) =>
          now.hidden === next.hidden && now.scrolled === next.scrolled ? now : next,
        )
      }
    }
    window.addEventListener("scroll", onScroll, { passive: true })
    return () => window.removeEventListener("scroll", onScroll)
  }, [])
  return state
}

/** A link of the header that narrow screens have in the menu only. */
const headerLink = "hidden min-h-11 items-center px-3 text-sm font-medium hover:text-copper-strong"

/**
 * The header of every page [S2.17]. It hides on scrolling down and returns on scrolling up.
 * `search` is the optional search form or its opener. Where the screen is narrow for its text size,
 * icons stop growing with the text, and items that the menu has too are hidden.
 */
export function Header(props: {
  siteName: string
  viewer: Viewer | null
  search?: ReactNode
  showMenu?: boolean
  loadLogIn: LoadLightbox
}) {
  const { viewer, showMenu = true } = props
  const { hidden, scrolled } = useHeaderScroll()
  return (
    <header
      data-hidden={hidden}
      data-scrolled={scrolled}
      className="@container sticky top-0 z-40 border-transparent border-b bg-paper transition-[translate,border-color] duration-(--duration-calm) data-[hidden=true]:not-has-focus-visible:-translate-y-full data-[scrolled=true]:border-line"
    >
      <div className="wrap flex h-(--size-header) items-center gap-1 sm:gap-2 @max-[15rem]:px-3 @max-[15rem]:gap-0.5">
        <Logo siteName={props.siteName} isRoomy={viewer === null} />
        <div className="grow lg:ml-4">{showMenu ? <MainMenu /> : null}</div>
        {props.search}
        {tradeLinks.map(({ to, text }) => (
          <Link key={to} to={to} className={`${headerLink} xl:flex`}>
            {text}
          </Link>
        ))}
        {viewer === null ? (
          <VisitorActions loadLogIn={props.loadLogIn} />
        ) : (
          <LaterUserActions viewer={viewer} />
        )}
        <MobileMenu viewer={viewer} showMenu={showMenu} />
      </div>
    </header>
  )
}

function MainMenu() {
  return (
    <nav aria-label={siteTexts.mainMenu} className="hidden items-center lg:flex">
      {mainMenu.map(({ to, text }) => (
        <Link
          key={to}
          to={to}
          {...prefetched}
          className="flex min-h-11 items-center px-3 text-sm font-medium hover:text-copper-strong"
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}

/** The header's actions for a visitor; on narrow screens log-in and register are in the menu. */
function VisitorActions({ loadLogIn }: { loadLogIn: LoadLightbox }) {
  const returnPath = useReturnPath()
  return (
    <>
      <LogInOpener load={loadLogIn} className={`${headerLink} md:flex`} />
      <Link
        to={registerPath(returnPath)}
        className="button button-quiet hidden text-sm md:inline-flex"
      >
        {siteTexts.register}
      </Link>
      <Link to={paths.publish} className="button button-primary text-sm @max-[23rem]:px-3">
        {siteTexts.announce}
      </Link>
    </>
  )
}
