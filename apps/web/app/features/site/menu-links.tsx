import { paths } from "@wara/domain/site/paths"
import { Link, NavLink } from "react-router"
import { siteTexts } from "./texts.ts"

export type MenuLink = { to: string; text: string }

/** Focus target once the log-in link has been replaced by the account link. */
export const accountLinkId = "mi-cuenta"

/** The menu of the header [S2.17]. */
export const mainMenu: MenuLink[] = [
  { to: paths.categoriesAnchor, text: siteTexts.categories },
  { to: paths.howToPublishAnchor, text: siteTexts.howToPublish },
  { to: paths.packsAnchor, text: siteTexts.buyPacks },
]

/** The ads that the visitor or user saved. */
export const savedLink: MenuLink = { to: paths.saved, text: siteTexts.saved }

/** Next to the menu: what the visitor or user saved, and what others seek. */
export const tradeLinks: MenuLink[] = [savedLink, { to: paths.wanted, text: siteTexts.wanted }]

/** The menu of a logged-in user [S2.26]. */
export const userMenu: MenuLink[] = [
  { to: paths.account, text: siteTexts.myAccount },
  { to: paths.accountAds, text: siteTexts.myAds },
  { to: paths.accountProfile, text: siteTexts.myProfile },
  { to: paths.changePassword, text: siteTexts.changePassword },
  { to: paths.packs, text: siteTexts.buyPacks },
  { to: paths.faq, text: siteTexts.faqMenu },
  { to: paths.privacy, text: siteTexts.privacy },
]

/** A link of a menu; marked when it is the current page. */
export function MenuRow({ to, text, className }: MenuLink & { className: string }) {
  // An anchor within a page is not marked.
  if (to.includes("#")) {
    return (
      <Link to={to} className={className}>
        {text}
      </Link>
    )
  }
  return (
    <NavLink to={to} end className={`${className} aria-[current=page]:font-semibold`}>
      {text}
    </NavLink>
  )
}
