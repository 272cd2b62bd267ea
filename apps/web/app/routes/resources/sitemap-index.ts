import { listSitemapFiles } from "../../actions/sitemaps/sitemap-files.server.ts"
import { sitemapIndexXml, xmlResponse } from "../../actions/sitemaps/sitemap-xml.server.ts"

export async function loader() {
  return xmlResponse(sitemapIndexXml(await listSitemapFiles()))
}
