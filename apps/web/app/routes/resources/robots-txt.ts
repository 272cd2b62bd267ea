import { paths } from "@wara/domain/site/paths"
import { config } from "../../config.server.ts"
import { robotsTxt } from "./robots-text.server.ts"

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
