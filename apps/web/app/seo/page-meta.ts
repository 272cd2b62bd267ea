import type { MetaDescriptor } from "react-router"
import { type Robots, robotsContent } from "./robots.ts"
import { descriptionLimit, shortText, titleLimit } from "./short-text.ts"
import { absoluteUrl, type SiteFacts } from "./site-facts.ts"

/** What a page says about itself to search engines and to those who share it. */
export type PageMeta = {
  site: SiteFacts
  /** Path with query that names this page once and for all. */
  path: string
  title: string
  description: string
  /** Full address of the picture that a shared link shows. */
  image?: { url: string; alt: string; width?: number; height?: number } | null
  type?: "website" | "article" | "product" | "profile"
  robots?: Robots
}

function documentTitle(title: string, siteName: string): string {
  if (title === siteName || title.startsWith(`${siteName} `)) return title
  const whole = `${title} | ${siteName}`
  return whole.length <= titleLimit ? whole : shortText(title, titleLimit)
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

/** The tags of a page's head. A page that is not to be found names no canonical address. */
export function buildPageMeta(page: PageMeta): MetaDescriptor[] {
  const { site, robots = { index: true }, image } = page
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
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
  ]
  if (robots.index) tags.push({ tagName: "link", rel: "canonical", href: url })
  return image ? [...tags, ...imageTags(image)] : tags
}
