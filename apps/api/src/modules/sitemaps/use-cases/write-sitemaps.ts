import { deliveredImageUrl } from "@wara/domain/site/image-variants"
import { adPath, adsPath, paths, slugPath } from "@wara/domain/site/paths"
import { type SitemapEntry, sitemapXml } from "@wara/domain/site/sitemap-xml"
import type { Database } from "../../../database/database.ts"
import { readRedirects } from "../../redirects/use-cases/read-redirects.ts"
import {
  deleteOtherFiles,
  listAdEntries,
  listFilledCategories,
  listPageEntries,
  listSellerUsernames,
  storeSitemapFile,
} from "../store.ts"

/** Ads per file: far below the limit of 50,000, so that files are small and written quickly. */
export const adsPerFile = 2_000

const fixedPages = [
  paths.home,
  paths.ads,
  paths.wanted,
  paths.publish,
  paths.becomePro,
  paths.contact,
  paths.faq,
  paths.privacy,
  paths.sitemap,
]

/** A page of the sitemap by its path. */
type PathEntry = Omit<SitemapEntry, "url"> & { path: string }

/**
 * Writes the files of the sitemap, without pages that operators redirect: requests only read them,
 * whatever it costs to make them [B8.21]. Returns how many files there are.
 */
export async function writeSitemaps(
  context: { database: Database; config: { baseUrl: string } },
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const { database, config } = context
  const { baseUrl } = config
  const redirects = await readRedirects(database, baseUrl)
  const names: string[] = []
  const write = async (name: string, entries: PathEntry[]) => {
    const shown = entries.filter(({ path }) => !redirects.has(path))
    const xml = sitemapXml(shown.map(({ path, ...facts }) => ({ url: baseUrl + path, ...facts })))
    await storeSitemapFile(database, { name, xml, changedAt: now })
    names.push(name)
  }
  await write("pages-1.xml", await pageEntries(database))
  const categories = await listFilledCategories(database)
  await write(
    "categories-1.xml",
    categories.map((category) => ({ path: adsPath({ category }) })),
  )
  const usernames = await listSellerUsernames(database)
  await write(
    "sellers-1.xml",
    usernames.map((username) => ({ path: slugPath(username) })),
  )
  let last = 0
  for (let number = 1; ; number += 1) {
    signal?.throwIfAborted()
    const ads = await listAdEntries(database, last, adsPerFile)
    if (ads.length === 0) break
    const entries = ads.map(({ slug, changedAt, pictures }) => ({
      path: adPath(slug),
      changedAt,
      images: pictures.map((url) => deliveredImageUrl(url, baseUrl)),
    }))
    await write(`ads-${number}.xml`, entries)
    last = ads.at(-1)?.id ?? last
    if (ads.length < adsPerFile) break
  }
  await deleteOtherFiles(database, names)
  return names.length
}

/** Fixed pages and pages written by operators; duplicates are listed once. */
async function pageEntries(database: Database): Promise<PathEntry[]> {
  const entries = new Map<string, PathEntry>()
  for (const path of fixedPages) entries.set(path, { path })
  for (const { slug, changedAt } of await listPageEntries(database)) {
    const path = slugPath(slug)
    entries.set(path, { path, changedAt })
  }
  return [...entries.values()]
}
