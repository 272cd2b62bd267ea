import { paths } from "@wara/domain/site/paths"
import { NavLink, Outlet } from "react-router"
import type { MenuLink } from "../features/site/menu-links.tsx"
import { siteTexts } from "../features/site/texts.ts"

const links: MenuLink[] = [
  { to: paths.faq, text: siteTexts.faq },
  { to: paths.contact, text: siteTexts.contact },
  { to: paths.privacy, text: siteTexts.privacy },
  { to: paths.rights, text: siteTexts.rights },
  { to: paths.terms, text: siteTexts.terms },
  { to: paths.about, text: siteTexts.about },
  { to: paths.sitemap, text: siteTexts.sitemap },
]

function AboutNav() {
  return (
    <nav
      aria-label={siteTexts.aboutMenu}
      className="border-line max-lg:border-t max-lg:pt-6 lg:sticky lg:top-24 lg:self-start lg:border-l"
    >
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="-ml-px flex min-h-10 items-center border-transparent text-ink-soft text-sm hover:text-ink aria-[current=page]:border-copper aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:border-l-2 lg:pl-5"
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Layout of the pages about the site: a text column, with navigation beside it. */
export default function AboutLayout() {
  return (
    <div className="wrap grid gap-12 py-10 md:py-16 lg:grid-cols-[1fr_15rem]">
      <div className="min-w-0">
        <Outlet />
      </div>
      <AboutNav />
    </div>
  )
}
