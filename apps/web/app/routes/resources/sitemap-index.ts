import {
  listSitemapFiles,
  sitemapIndexXml,
  xmlResponse,
} from "../../actions/sitemaps/sitemap-files.server.ts"

export async function loader() {
  return xmlResponse(sitemapIndexXml(await listSitemapFiles()))
}
