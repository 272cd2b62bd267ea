import { adSearchKeys } from "@wara/domain/listing/ad-search"
import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { wantedListPath } from "@wara/domain/site/wanted-paths"
import { wantedPageSize } from "@wara/domain/wanted/wanted-ad"
import { redirect } from "react-router"
import { listCategories, listRegions } from "../../backend/catalog.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { listWanted } from "../../backend/wanted.server.ts"
import { wantedListTexts } from "../../features/wanted/texts.ts"
import { WantedListView } from "../../features/wanted/wanted-list-view.tsx"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { readingOptions } from "../../session/request-context.server.ts"
import { Pagination } from "../../ui/pagination.tsx"
import type { Route } from "./+types/wanted-list"

type Named = { slug: string; name: string }

const asChoices = (list: readonly Named[]) =>
  list.map(({ name, slug }) => ({ value: slug, label: name }))
const nameOf = (list: readonly Named[], slug: string) =>
  list.find((one) => one.slug === slug)?.name ?? ""

/** What people seek, with filters by category and region; the same for everybody [B10.42]. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { category, page, region } = parseAdSearch(url.searchParams)
  const query = { category, region, page }
  // An empty choice of the form leads to the address without it.
  const keys = [adSearchKeys.category, adSearchKeys.region]
  if (keys.some((key) => url.searchParams.get(key) === "")) throw redirect(wantedListPath(query))
  const [list, categories, regions] = await Promise.all([
    listWanted(query, readingOptions(context, request.signal)),
    optional(listCategories(), []),
    optional(listRegions(), []),
  ])
  const { pageCount, total } = list.meta.pagination
  if (page > Math.max(1, pageCount)) throw redirect(wantedListPath({ ...query, page: pageCount }))
  return {
    query,
    wanted: list.data,
    total,
    categories: asChoices(categories),
    regions: asChoices(regions),
    title: wantedListTexts.titleOf(nameOf(categories, category), nameOf(regions, region)),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { query, title, total } = loaderData
  const { site } = matches[0].loaderData
  const { description } = wantedListTexts
  const robots = { index: total > 0 }
  return buildPageMeta({ site, path: wantedListPath(query), title, description, robots })
}

export default function WantedListPage({ loaderData }: Route.ComponentProps) {
  const { query, total } = loaderData
  const pagination =
    total > wantedPageSize ? (
      <Pagination
        total={total}
        page={query.page}
        pageSize={wantedPageSize}
        pathOf={(page) => wantedListPath({ ...query, page })}
      />
    ) : null
  return <WantedListView {...loaderData} pagination={pagination} />
}
