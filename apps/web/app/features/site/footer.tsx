import type { Indicator } from "@wara/contract/indicator"
import { paths } from "@wara/domain/site/paths"
import { logInPath, registerPath } from "@wara/domain/site/return-path"
import type { Company } from "@wara/domain/site/site-identity"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { useReturnPath } from "../../overlays/return-path.ts"
import { CompanyLine } from "./company-line.tsx"
import { Indicators } from "./indicators.tsx"
import { Logo } from "./logo.tsx"
import { type MenuLink, mainMenu, savedLink } from "./menu-links.tsx"
import { siteTexts } from "./texts.ts"

type LinkColumn = { title: string; links: MenuLink[] }

const visitorLinks = (returnPath: string | null): MenuLink[] => [
  { to: paths.publish, text: siteTexts.announce },
  { to: registerPath(returnPath), text: siteTexts.register },
  { to: logInPath(returnPath), text: siteTexts.logIn },
]

const userLinks: MenuLink[] = [
  { to: paths.account, text: siteTexts.myAccount },
  { to: paths.accountAds, text: siteTexts.myAds },
]

function columnsFor(isLoggedIn: boolean, returnPath: string | null): LinkColumn[] {
  return [
    {
      title: siteTexts.footerSite,
      links: [
        { to: paths.ads, text: siteTexts.allAds },
        { to: paths.wanted, text: siteTexts.wanted },
        ...mainMenu,
        savedLink,
      ],
    },
    {
      title: siteTexts.footerHelp,
      links: [
        { to: paths.faq, text: siteTexts.faq },
        { to: paths.contact, text: siteTexts.contact },
        { to: paths.safety, text: siteTexts.safety },
        { to: paths.about, text: siteTexts.about },
        { to: paths.sitemap, text: siteTexts.sitemap },
      ],
    },
    {
      title: siteTexts.footerAccount,
      links: [
        ...(isLoggedIn ? userLinks : visitorLinks(returnPath)),
        { to: paths.becomePro, text: siteTexts.becomePro },
        { to: paths.privacy, text: siteTexts.privacy },
        { to: paths.terms, text: siteTexts.terms },
      ],
    },
  ]
}

function Column({ title, links }: LinkColumn) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-sm">{title}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-8 items-center text-ink-soft text-sm hover:text-ink hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export type FooterSite = {
  name: string
  version: string
  copyright: string
  /** The company that runs the site, when configured. */
  company: Company | null
}

/** The footer of every page: indicators, links, copyright years, version [S2.28]. */
export function Footer(props: {
  site: FooterSite
  indicators: Indicator[]
  isLoggedIn: boolean
  cookies?: ReactNode
}) {
  const { site, indicators, isLoggedIn } = props
  const returnPath = useReturnPath()
  return (
    <footer className="later-68 border-line border-t bg-sunken">
      <Indicators indicators={indicators} />
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-8 gap-y-10 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full flex flex-col items-start gap-3 lg:col-span-1">
          <Logo siteName={site.name} />
          <p className="max-w-80 text-ink-soft text-sm">{siteTexts.claim}</p>
        </div>
        {columnsFor(isLoggedIn, returnPath).map((column) => (
          <Column key={column.title} {...column} />
        ))}
      </div>
      <CompanyLine company={site.company} />
      <p className="wrap flex flex-wrap justify-between gap-x-6 gap-y-1 pb-8 text-ink-soft text-sm">
        <span>
          © {site.copyright} {site.name}
        </span>
        {props.cookies}
        <span>{siteTexts.version(site.version)}</span>
      </p>
    </footer>
  )
}
