import { adsPath, paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { listFilterCategories, listRegions } from "../../backend/catalog.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { contentTexts } from "../../features/content/texts.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import type { Route } from "./+types/sitemap"

export async function loader() {
  const [categories, regions] = await Promise.all([
    optional(listFilterCategories(), []),
    optional(listRegions(), []),
  ])
  return { categories, regions }
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { sitemapTitle: title, sitemapDescription: description } = contentTexts
  return buildPageMeta({ site, path: paths.sitemap, title, description })
}

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { categories, regions } = loaderData
  const groups: LinkGroup[] = [
    {
      title: contentTexts.sitemapMarket,
      links: [
        { to: paths.home, text: contentTexts.home },
        { to: paths.ads, text: contentTexts.allAds },
        { to: paths.wanted, text: contentTexts.wanted },
        { to: paths.howToPublishAnchor, text: contentTexts.howToPublish },
        { to: paths.packsAnchor, text: contentTexts.packs },
      ],
    },
    {
      title: contentTexts.sitemapCategories,
      links: categories.map(({ slug, name }) => ({ to: adsPath({ category: slug }), text: name })),
    },
    {
      title: contentTexts.sitemapRegions,
      links: regions.map(({ slug, name }) => ({ to: adsPath({ region: slug }), text: name })),
    },
    {
      title: contentTexts.sitemapHelp,
      links: [
        { to: paths.faq, text: contentTexts.faqTitle },
        { to: paths.contact, text: contentTexts.contact },
        { to: paths.safety, text: contentTexts.safety },
        { to: paths.privacy, text: contentTexts.privacyTitle },
        { to: paths.terms, text: contentTexts.terms },
        { to: paths.about, text: contentTexts.about },
        { to: paths.credits, text: contentTexts.credits },
      ],
    },
    {
      title: contentTexts.sitemapAccount,
      links: [
        { to: paths.register, text: contentTexts.register },
        { to: paths.login, text: contentTexts.logIn },
        { to: paths.publish, text: contentTexts.postAd },
        { to: paths.becomePro, text: contentTexts.becomePro },
      ],
    },
  ]
  return (
    <LinkColumns
      title={contentTexts.sitemapTitle}
      groups={groups.filter(({ links }) => links.length > 0)}
    />
  )
}

type LinkGroup = { title: string; links: { to: string; text: string }[] }

function LinkColumns({ title, groups }: { title: string; groups: LinkGroup[] }) {
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <div className="mt-8 gap-8 sm:columns-2 lg:columns-3">
        {groups.map((group) => (
          <section key={group.title} className="mb-8 break-inside-avoid">
            <h2 className="mb-2 text-lg">{group.title}</h2>
            <ul>
              {group.links.map(({ to, text }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-8 items-center text-sky hover:underline"
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
