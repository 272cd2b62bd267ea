import { Link } from "react-router"
import { prefetched } from "../../ui/link-prefetch/watch-intent.ts"
import { mainMenu } from "./menu-links.ts"
import { siteTexts } from "./site-texts.ts"

/** The header's menu on wide screens. */
export function MainMenu() {
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
