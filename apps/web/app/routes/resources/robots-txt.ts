import { paths } from "@wara/domain/site/paths"
import { config } from "../../config.server.ts"

/** Pages that are personal or have no content for search engines. */
const closed = [paths.account, paths.postAd, paths.buyPack, paths.devGate]

/**
 * The robots.txt. On a blocked site crawlers may still read every page, because they have to see
 * its noindex [B5.22].
 */
export function robotsTxt(blockSearchEngines: boolean, sitemap: string): string {
  const rules = blockSearchEngines
    ? ["Disallow:"]
    : [...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${sitemap}`]
  return `${["User-agent: *", ...rules].join("\n")}\n`
}

export function loader() {
  const sitemap = config.baseUrl + paths.sitemapIndex
  return new Response(robotsTxt(config.blockSearchEngines, sitemap), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  })
}
