import { paths } from "@wara/domain/site/paths"
import { config } from "../../config.server.ts"

/** Pages that belong to one person, or to nobody. */
const closed = [paths.account, paths.postAd, paths.buyPack, paths.devGate]

/**
 * The robots file. On a blocked site crawlers may read every page, or they would never learn from it that
 * it must not be indexed (spec §1).
 */
export function robotsTxt(blockSearchEngines: boolean, sitemap: string): string {
  const rules = blockSearchEngines
    ? ["Disallow:"]
    : [...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${sitemap}`]
  return `${["User-agent: *", ...rules].join("\n")}\n`
}

/** Tells crawlers where to go and where not. */
export function loader() {
  const sitemap = config.baseUrl + paths.sitemapIndex
  return new Response(robotsTxt(config.blockSearchEngines, sitemap), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  })
}
