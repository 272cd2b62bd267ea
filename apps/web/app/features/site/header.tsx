import type { ReactNode } from "react"
import type { Viewer } from "../../session/viewer.ts"
import { useHeaderScroll } from "./header-scroll.ts"
import type { LoadLightbox } from "./log-in-opener.tsx"
import { Logo } from "./logo.tsx"
import { MainMenu } from "./main-menu.tsx"
import { MobileMenu } from "./mobile-menu.tsx"
import { UserActions } from "./user-actions.tsx"
import { VisitorActions } from "./visitor-actions.tsx"

/**
 * The top of every page (spec §2). It gives way while one reads on and comes back on the way up.
 * `search` is the optional search form or whatever opens one. Where the screen is narrow for the
 * size of its text, icons stop growing with it and what the menu has as well gives way.
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
        {viewer === null ? (
          <VisitorActions loadLogIn={props.loadLogIn} />
        ) : (
          <UserActions viewer={viewer} />
        )}
        <MobileMenu viewer={viewer} showMenu={showMenu} />
      </div>
    </header>
  )
}
