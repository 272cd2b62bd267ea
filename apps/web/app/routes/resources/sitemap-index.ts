import { listSitemapFiles } from "./sitemap-files.server.ts"
import { sitemapIndexXml, xmlResponse } from "./sitemap-xml.server.ts"

export async function loader() {
  return xmlResponse(sitemapIndexXml(await listSitemapFiles()))
}
