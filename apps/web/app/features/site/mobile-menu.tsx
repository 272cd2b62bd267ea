import { paths } from "@wara/domain/site/paths"
import { logInPath, registerPath } from "@wara/domain/site/return-path"
import Menu from "lucide-react/icons/menu"
import X from "lucide-react/icons/x"
import { useEffect } from "react"
import { Link } from "react-router"
import { toggleOverlay, useOverlay } from "../../overlays/interface-state.ts"
import { useReturnPath } from "../../overlays/return-path.ts"
import type { Viewer } from "../../session/viewer.ts"
import { ClosingDetails } from "../../ui/closing-details.tsx"
import { type MenuLink, MenuRow, mainMenu, tradeLinks, userMenu } from "./menu-links.tsx"
import { siteTexts } from "./texts.ts"
import { LaterLogOutLink } from "./user-parts.tsx"

/** Elements covered by the menu. The header stays visible and usable. */
const behind = "#contenido, footer"

/** Whether the menu covers the page: wide screens have no menu. */
function covers(): boolean {
  const menu = document.querySelector(".covers-page")
  return menu !== null && getComputedStyle(menu).display !== "none"
}

/** Makes the covered page unreachable by keyboard while the menu is open. */
function usePageBehind(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const parts = [...document.querySelectorAll<HTMLElement>(behind)]
    const set = (isInert: boolean) => {
      for (const part of parts) part.toggleAttribute("inert", isInert)
    }
    const onResize = () => set(covers())
    onResize()
    window.addEventListener("resize", onResize)
    return () => {
      window.removeEventListener("resize", onResize)
      set(false)
    }
  }, [isOpen])
}

const visitorMenu = (returnPath: string | null): MenuLink[] => [
  { to: logInPath(returnPath), text: siteTexts.logIn },
  { to: registerPath(returnPath), text: siteTexts.register },
  { to: paths.faq, text: siteTexts.faqMenu },
  { to: paths.contact, text: siteTexts.contact },
]

function Links({ links }: { links: MenuLink[] }) {
  return (
    <ul className="flex flex-col">
      {links.map((link) => (
        <li key={link.to}>
          <MenuRow {...link} className="flex min-h-13 items-center border-line border-b text-lg" />
        </li>
      ))}
    </ul>
  )
}

/** The section links, without those that the user's own links repeat. */
function sectionLinks(ownLinks: MenuLink[]): MenuLink[] {
  return mainMenu.filter(({ text }) => !ownLinks.some((link) => link.text === text))
}

/** The menu of narrow screens: opens below the header and covers the page [S2.21]. */
export function MobileMenu(props: { viewer: Viewer | null; showMenu: boolean }) {
  const isOpen = useOverlay("isMobileMenuOpen")
  const returnPath = useReturnPath()
  usePageBehind(isOpen)
  const ownLinks = props.viewer === null ? visitorMenu(returnPath) : userMenu
  return (
    <ClosingDetails
      isOpen={isOpen}
      onToggle={() => toggleOverlay("isMobileMenuOpen")}
      label={siteTexts.openMenu}
      className="group covers-page lg:hidden"
      summaryClassName="grid size-[min(2.75rem,12vw)] list-none place-items-center rounded-control hover:bg-sunken"
      summary={
        <>
          <Menu aria-hidden className="size-6 group-open:hidden" />
          <X aria-hidden className="hidden size-6 group-open:block" />
        </>
      }
    >
      <nav
        aria-label={siteTexts.openMenu}
        className="absolute inset-x-0 top-full flex h-[calc(100dvh-var(--size-header))] flex-col gap-8 overflow-y-auto bg-paper px-4 pt-4 pb-10"
      >
        {props.viewer === null ? null : (
          <p className="-mb-6 font-semibold text-lg wrap-anywhere">
            {siteTexts.hello(props.viewer.firstname)}
          </p>
        )}
        {props.showMenu ? <Links links={[...sectionLinks(ownLinks), ...tradeLinks]} /> : null}
        <Links links={ownLinks} />
        <div className="flex flex-col gap-3">
          {props.viewer === null ? (
            <Link to={paths.publish} className="button button-primary">
              {siteTexts.announce}
            </Link>
          ) : (
            <LaterLogOutLink className="button button-quiet" />
          )}
        </div>
      </nav>
    </ClosingDetails>
  )
}
