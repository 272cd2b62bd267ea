import type { MetaDescriptor } from "react-router"
import { absoluteUrl, type SiteFacts } from "./site-facts.ts"

/** Maximum length of a title and a description that search results show in full, in characters. */
const titleLimit = 60
const descriptionLimit = 155

/** The text on one line, truncated at the last whole word that leaves room for an ellipsis. */
function shortText(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim()
  if (line.length <= limit) return line
  const truncated = line.slice(0, limit - 1)
  const end = truncated.lastIndexOf(" ")
  return `${(end > limit / 2 ? truncated.slice(0, end) : truncated).replace(/[\s.,;:·-]+$/, "")}…`
}

export type PageMeta = {
  site: SiteFacts
  /** Canonical path with query. */
  path: string
  title: string
  description: string
  /** Picture of a shared link, with its full URL; null means the site's default card. */
  image?: { url: string; alt: string; width?: number; height?: number } | null
  type?: "website" | "article" | "product" | "profile"
  robots?: Robots
}

function documentTitle(title: string, siteName: string): string {
  if (title === siteName || title.startsWith(`${siteName} `)) return title
  const whole = `${title} | ${siteName}`
  return whole.length <= titleLimit ? whole : shortText(title, titleLimit)
}

/** The site's default picture in public/. */
function siteCard(site: SiteFacts): NonNullable<PageMeta["image"]> {
  return { url: absoluteUrl(site, "/share-card.jpg"), alt: site.name, width: 1200, height: 630 }
}

function imageTags(image: NonNullable<PageMeta["image"]>): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { property: "og:image", content: image.url },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:image", content: image.url },
  ]
  if (image.width) tags.push({ property: "og:image:width", content: String(image.width) })
  if (image.height) tags.push({ property: "og:image:height", content: String(image.height) })
  return tags
}

/** The tags of a page's head. A page that must not be indexed has no canonical address. */
export function buildPageMeta(page: PageMeta): MetaDescriptor[] {
  const { site, robots = { index: true } } = page
  const url = absoluteUrl(site, page.path)
  const title = documentTitle(page.title, site.name)
  const description = shortText(page.description, descriptionLimit)
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { name: "robots", content: robotsContent(site.blockSearchEngines, robots) },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "es_CL" },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { name: "twitter:card", content: "summary_large_image" },
  ]
  if (robots.index) tags.push({ tagName: "link", rel: "canonical", href: url })
  return [...tags, ...imageTags(page.image ?? siteCard(site))]
}

/** Head of an account page, which search engines must not index. */
export function accountMeta(
  site: SiteFacts,
  page: { path: string; title: string; lead: string },
): MetaDescriptor[] {
  const { path, title, lead: description } = page
  return buildPageMeta({ site, path, title, description, robots: { index: false } })
}

export type Robots = {
  /** False keeps the page out of search results; its links are still followed. */
  index: boolean
  /** ISO timestamp after which the page has no content: the end of an ad. */
  unavailableAfter?: string | null
}

/** Content of the robots meta; a blocked site always uses `noindex, nofollow` [S1.9]. */
function robotsContent(blockSearchEngines: boolean, robots: Robots): string {
  if (blockSearchEngines) return "noindex, nofollow"
  if (!robots.index) return "noindex, follow"
  const end = robots.unavailableAfter ? `, unavailable_after: ${robots.unavailableAfter}` : ""
  return `index, follow, max-image-preview:large${end}`
}
