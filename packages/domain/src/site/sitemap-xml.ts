/** Maximum of addresses per file (sitemaps.org). */
const maxAddresses = 50_000

/** One page of the site: its full URL, when it last changed, and its pictures. */
export type SitemapEntry = { url: string; changedAt?: string; images?: string[] }

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

/** The index of the sitemap, from the full URLs of its files. */
export function sitemapIndexXml(files: string[]): string {
  const list = files.map((file) => `<sitemap>${tag("loc", file)}</sitemap>`)
  const root = `<sitemapindex xmlns="${sitemapNamespace}">`
  return [declaration, root, ...list, "</sitemapindex>", ""].join("\n")
}

/** Path of a file of the sitemap. */
export const sitemapPath = (name: string) => `/sitemaps/${name}`

/** Names that a file can have; `ads` is numbered. */
export const sitemapName = /^(?:pages|categories|sellers|ads)-[1-9]\d{0,4}\.xml$/
