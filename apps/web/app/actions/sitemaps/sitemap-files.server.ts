import { deliveredImageUrl } from "@wara/domain/site/image-variants"
import { adPath, adsPath, paths, slugPath } from "@wara/domain/site/paths"
import { listFilterCategories } from "../../backend/catalog.server.ts"
import { listRedirects } from "../../backend/site.server.ts"
import {
  countAds,
  listAdEntries,
  listPageEntries,
  listSellerUsernames,
} from "../../backend/sitemap.server.ts"
import { config } from "../../config.server.ts"
import { findRedirect, tableOf } from "../../guards/redirect-rules.ts"

/** Maximum of addresses per file (sitemaps.org). */
const maxAddresses = 50_000

/** One page of the site: its full URL, when it last changed, and its pictures. */
type SitemapEntry = { url: string; changedAt?: string; images?: string[] }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const sitemapNamespace = "http://www.sitemaps.org/schemas/sitemap/0.9"
const imageNamespace = "http://www.google.com/schemas/sitemap-image/1.1"

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}

function tag(name: string, text: string): string {
  return `<${name}>${text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "")}</${name}>`
}

/** A sitemap file. Throws RangeError when it would contain more than 50,000 pages. */
export function sitemapXml(entries: SitemapEntry[]): string {
  if (entries.length > maxAddresses)
    throw new RangeError(`a sitemap file cannot contain ${entries.length} addresses`)
  const urls = entries.map(({ url, changedAt, images = [] }) => {
    const changed = changedAt === undefined ? "" : tag("lastmod", changedAt)
    const pictures = images.map((image) => `<image:image>${tag("image:loc", image)}</image:image>`)
    return `<url>${tag("loc", url)}${changed}${pictures.join("")}</url>`
  })
  const root = `<urlset xmlns="${sitemapNamespace}" xmlns:image="${imageNamespace}">`
  return [declaration, root, ...urls, "</urlset>", ""].join("\n")
}

export function sitemapIndexXml(files: string[]): string {
  const list = files.map((file) => `<sitemap>${tag("loc", file)}</sitemap>`)
  const root = `<sitemapindex xmlns="${sitemapNamespace}">`
  return [declaration, root, ...list, "</sitemapindex>", ""].join("\n")
}

/** XML that crawlers may cache for an hour. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  })
}

/** Ads per file: far below the limit, so that a file is generated quickly. */
const adsPerFile = 2_000

const fixedPages = [
  paths.home,
  paths.ads,
  paths.publish,
  paths.becomePro,
  paths.contact,
  paths.faq,
  paths.privacy,
  paths.sitemap,
]

const single: Record<string, () => Promise<SitemapEntry[]>> = {
  "pages-1.xml": pageEntries,
  "categories-1.xml": categoryEntries,
  "sellers-1.xml": sellerEntries,
}

/** Full URLs of all sitemap files. */
export async function listSitemapFiles(): Promise<string[]> {
  const adFiles = Math.ceil((await countAds()) / adsPerFile)
  const names = Array.from({ length: adFiles }, (_, index) => `ads-${index + 1}.xml`)
  return [...Object.keys(single), ...names].map((name) => absolute(`/sitemaps/${name}`))
}

/**
 * The entries of a file, without pages that operators redirect; null when there is no such file.
 */
export async function readSitemapFile(name: string): Promise<SitemapEntry[] | null> {
  const entries = await readEntries(name)
  if (entries === null) return null
  const table = tableOf(await listRedirects(), config.baseUrl)
  return entries.filter(({ url }) => findRedirect(table, new URL(url)) === null)
}

async function readEntries(name: string): Promise<SitemapEntry[] | null> {
  if (Object.hasOwn(single, name)) return (await single[name]?.()) ?? null
  const number = /^ads-([1-9]\d{0,3})\.xml$/.exec(name)?.[1]
  if (number === undefined) return null
  const first = (Number(number) - 1) * adsPerFile
  if (first >= (await countAds())) return null
  const ads = await listAdEntries(first, adsPerFile)
  return ads.map(({ slug, updatedAt, gallery = [] }) => ({
    url: absolute(adPath(slug)),
    changedAt: updatedAt,
    images: gallery.map(({ url }) => deliveredImageUrl(url, config.baseUrl)),
  }))
}

/** Fixed pages and pages written by operators; duplicates are listed once. */
async function pageEntries(): Promise<SitemapEntry[]> {
  const entries = new Map<string, SitemapEntry>()
  for (const path of fixedPages) entries.set(path, { url: absolute(path) })
  for (const { slug, updatedAt } of await listPageEntries()) {
    const path = slugPath(slug)
    entries.set(path, { url: absolute(path), changedAt: updatedAt })
  }
  return [...entries.values()]
}

async function categoryEntries(): Promise<SitemapEntry[]> {
  const categories = await listFilterCategories()
  return categories
    .filter(({ count }) => count > 0)
    .map(({ slug }) => ({ url: absolute(adsPath({ category: slug })) }))
}

async function sellerEntries(): Promise<SitemapEntry[]> {
  const usernames = await listSellerUsernames()
  return usernames.map((username) => ({ url: absolute(slugPath(username)) }))
}

function absolute(path: string): string {
  return config.baseUrl + path
}
