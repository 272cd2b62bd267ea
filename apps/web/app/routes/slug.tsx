import { readCleanText } from "@wara/domain/content/clean-text"
import { adListPageSize } from "@wara/domain/listing/ad-search"
import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { paths, slugPath } from "@wara/domain/site/paths"
import { redirect } from "react-router"
import { revealContactOnPage } from "../actions/ads/reveal-contact.server.ts"
import { findContentPage, plainText } from "../actions/content/content.server.ts"
import { unmatchedPage } from "../actions/site/not-found.server.ts"
import { listAdsOfSeller } from "../backend/ads.server.ts"
import { findSellerProfile } from "../backend/catalog.server.ts"
import type { CallOptions } from "../backend/client.server.ts"
import { AdGrid } from "../entities/ad/card/ad-grid.tsx"
import { toCardAd } from "../entities/ad/card/card-ad.ts"
import { SellerContact } from "../features/ads/contact/seller-contact.tsx"
import { ContentPage } from "../features/content/content-page.tsx"
import { profilePlace, SellerProfileView } from "../features/seller/seller-profile-view.tsx"
import { profileSummary } from "../features/seller/texts.ts"
import { CompanyDetails } from "../features/site/company-details.tsx"
import { companyTexts } from "../features/site/texts.ts"
import { itemLists } from "../integrations/tags/item-list.ts"
import { JsonLdScript } from "../seo/json-ld.tsx"
import { buildPageMeta } from "../seo/page-meta.ts"
import { shareImage } from "../seo/share-image.ts"
import { absoluteUrl } from "../seo/site-facts.ts"
import { buildSellerJsonLd } from "../seo/site-json-ld.ts"
import { readingOptions } from "../session/request-context.server.ts"
import { Pagination } from "../ui/pagination.tsx"
import type { Route } from "./+types/slug"

function profilePath(username: string, page: number): string {
  return page > 1 ? `${slugPath(username)}?page=${page}` : slugPath(username)
}

async function findSeller(slug: string, page: number, options: CallOptions) {
  const profile = await findSellerProfile(slug, options)
  if (profile === null) return null
  const { ads, pagination } = await listAdsOfSeller(profile.username, page, options)
  const lastPage = Math.max(1, pagination.pageCount)
  if (slug !== profile.username || page > lastPage)
    throw redirect(profilePath(profile.username, Math.min(page, lastPage)))
  const about = readCleanText(profile.description, "text")
  const plainProfile = { ...profile, description: plainText(profile.description) }
  return { profile: plainProfile, about, ads: ads.map(toCardAd), page, total: pagination.total }
}

/** A generic page, else a professional seller's profile, else a 404 [S2.2]. */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const options = readingOptions(context, request.signal)
  const content = await findContentPage(params.slug, options)
  if (content !== null) return { content, seller: null }
  const { page } = parseAdSearch(url.searchParams)
  const seller = await findSeller(params.slug, page, options)
  if (seller === null) throw await unmatchedPage(url, options)
  return { content: null, seller }
}

export function action({ request, context }: Route.ActionArgs) {
  return revealContactOnPage({ request, context })
}

export { shouldRevalidate } from "../features/ads/contact/reveal-outcome.ts"

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site } = matches[0].loaderData
  const { content, seller } = loaderData
  if (content !== null) return buildPageMeta({ site, path: slugPath(content.slug), ...content })
  const { profile, page } = seller
  const name = profile.display_name
  return buildPageMeta({
    site,
    path: profilePath(profile.username, page),
    title: name,
    description:
      profile.description || profileSummary(name, profile.ads_count, profilePlace(profile)),
    type: "profile",
    ...(profile.cover ? { image: shareImage(profile.cover, name, site) } : {}),
  })
}

export default function SlugPage({ loaderData, matches }: Route.ComponentProps) {
  const { content, seller } = loaderData
  const { site, viewer } = matches[0].loaderData
  if (content !== null) {
    return (
      <div className="wrap py-10 md:py-16">
        <ContentPage {...content}>
          {slugPath(content.slug) === paths.about ? (
            <CompanyDetails company={site.company} title={companyTexts.behind} />
          ) : null}
        </ContentPage>
      </div>
    )
  }
  const { profile, about, ads, page, total } = seller
  return (
    <SellerProfileView
      profile={profile}
      about={about}
      siteName={site.name}
      contact={
        <SellerContact
          profile={profile}
          isVisitor={viewer === null}
          siteName={site.name}
          url={absoluteUrl(site, slugPath(profile.username))}
        />
      }
    >
      <AdGrid
        ads={ads}
        viewer={viewer}
        profileUsername={profile.username}
        list={itemLists.seller}
        first={(page - 1) * adListPageSize}
        hasDensity
      />
      {total > adListPageSize ? (
        <Pagination
          total={total}
          page={page}
          pageSize={adListPageSize}
          pathOf={(number) => profilePath(profile.username, number)}
        />
      ) : null}
      <JsonLdScript things={[buildSellerJsonLd(site, profile)]} />
    </SellerProfileView>
  )
}
