import { listSitemapFiles } from "./sitemap-files.server.ts"
import { sitemapIndexXml, xmlResponse } from "./sitemap-xml.server.ts"

/** The list of sitemap files. */
export async function loader() {
  return xmlResponse(sitemapIndexXml(await listSitemapFiles()))
}
