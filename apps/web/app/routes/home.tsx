import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { formatNumber } from "@wara/domain/money/money"
import { paths } from "@wara/domain/site/paths"
import { toQuestion } from "../actions/content/content.server.ts"
import { adFacets, listFeaturedAds, listNewestAds } from "../backend/ads.server.ts"
import {
  listCategories,
  listFaqs,
  listFilterCategories,
  listPacks,
} from "../backend/catalog.server.ts"
import { optional } from "../backend/loading.server.ts"
import { AdGrid } from "../entities/ad/card/ad-grid.tsx"
import { toCardAd } from "../entities/ad/card/card-ad.ts"
import {
  CategoryTiles,
  HomeHero,
  HomeSection,
  toCategoryTile,
  WantedLinks,
} from "../features/home/home-sections.tsx"
import { PackCards, PublishSteps, RegisterPromo } from "../features/home/publish-sections.tsx"
import { homeTexts } from "../features/home/texts.ts"
import { PopularSearches } from "../features/search/popular-searches.tsx"
import { SearchForm } from "../features/search/search-form.tsx"
import { SeenSlot } from "../features/seen/seen-slot.tsx"
import { itemLists } from "../integrations/tags/item-list.ts"
import { JsonLdScript } from "../seo/json-ld.tsx"
import { buildPageMeta } from "../seo/page-meta.ts"
import { buildOrganizationJsonLd, buildWebSiteJsonLd } from "../seo/site-json-ld.ts"
import { readingOptions } from "../session/request-context.server.ts"
import { QuestionList } from "../ui/question-list.tsx"
import type { Route } from "./+types/home"

const featuredShown = 4
const newestShown = 8
const questionsShown = 5

export async function loader({ request, context }: Route.LoaderArgs) {
  const options = readingOptions(context, request.signal)
  const [facets, counts, categories, featured, newest, packs, faqs] = await Promise.all([
    optional(adFacets(parseAdSearch(new URLSearchParams()), options), null),
    optional(listFilterCategories(), []),
    optional(listCategories(), []),
    optional(listFeaturedAds(featuredShown, options), []),
    // The ads are essential: without them, the page is an error page.
    listNewestAds(newestShown, {}, options),
    optional(listPacks(), []),
    optional(listFaqs(), []),
  ])
  return {
    size: facets === null ? null : { ads: facets.total, regions: facets.regions.length },
    counts,
    categories: categories.map(toCategoryTile),
    featured: featured.map(toCardAd),
    newest: newest.map(toCardAd),
    packs: packs.map(({ documentId, ...pack }) => pack),
    questions: faqs.slice(0, questionsShown).map(toQuestion),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site } = matches[0].loaderData
  return buildPageMeta({
    site,
    path: paths.home,
    title: homeTexts.documentTitle(site.name),
    description: homeTexts.description(
      loaderData.size === null ? null : formatNumber(loaderData.size.ads, 0),
    ),
  })
}

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const { size, counts, categories, featured, newest, packs, questions } = loaderData
  const { offer, site, viewer } = matches[0].loaderData
  return (
    <>
      <HomeHero
        size={size}
        search={
          <>
            <SearchForm categories={counts} />
            <PopularSearches />
          </>
        }
      />
      {/* If the list is missing, the section links to all ads: its anchor is linked from every page. */}
      <HomeSection
        anchor="categorias"
        title={homeTexts.categories}
        hint={homeTexts.categoriesHint}
        more={{ to: paths.ads, text: homeTexts.seeAll }}
      >
        <CategoryTiles categories={categories} counts={counts} />
      </HomeSection>
      {featured.length > 0 ? (
        <HomeSection height="later-36" title={homeTexts.featured} hint={homeTexts.featuredHint}>
          <div className="shelf">
            <AdGrid ads={featured} viewer={viewer} list={itemLists.featured} />
          </div>
        </HomeSection>
      ) : null}
      <HomeSection height="later-35" title={homeTexts.newest} hint={homeTexts.newestHint}>
        <div className="shelf">
          <AdGrid ads={newest} viewer={viewer} list={itemLists.newest} />
        </div>
      </HomeSection>
      <SeenSlot className="wrap py-8 md:py-10" />
      <HomeSection height="later-18" title={homeTexts.wanted} hint={homeTexts.wantedHint}>
        <WantedLinks />
      </HomeSection>
      <HomeSection height="later-31" isBand anchor="como-publicar" title={homeTexts.howToPublish}>
        <PublishSteps offer={offer} />
      </HomeSection>
      <HomeSection
        height="later-92"
        anchor="comprar-packs"
        title={homeTexts.packs}
        hint={homeTexts.packsHint}
      >
        <PackCards packs={packs} />
      </HomeSection>
      <HomeSection
        height="later-30"
        isSplit
        title={homeTexts.questions}
        more={{ to: paths.faq, text: homeTexts.allQuestions }}
      >
        <QuestionList questions={questions} />
      </HomeSection>
      {viewer === null ? <RegisterPromo offer={offer} /> : null}
      <JsonLdScript
        things={[buildOrganizationJsonLd(site, "/favicon.svg"), buildWebSiteJsonLd(site)]}
      />
    </>
  )
}
