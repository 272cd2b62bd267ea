import { paths } from "@wara/domain/site/paths"

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
