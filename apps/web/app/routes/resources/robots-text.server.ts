import { paths } from "@wara/domain/site/paths"

/** Pages that belong to one person, or to nobody. */
const closed = [paths.account, paths.postAd, paths.buyPack, paths.devGate]

/** The robots file; a blocked site keeps every crawler out (spec §1). */
export function robotsTxt(blockSearchEngines: boolean, sitemap: string): string {
  const rules = blockSearchEngines
    ? ["Disallow: /"]
    : [...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${sitemap}`]
  return `${["User-agent: *", ...rules].join("\n")}\n`
}
