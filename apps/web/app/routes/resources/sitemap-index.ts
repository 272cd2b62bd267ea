import { sitemapIndexXml, sitemapPath } from "@wara/domain/site/sitemap-xml"
import { listSitemapNames } from "../../backend/sitemap.server.ts"
import { config } from "../../config.server.ts"

/** XML that crawlers may cache for an hour. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  })
}

export async function loader() {
  const names = await listSitemapNames()
  return xmlResponse(sitemapIndexXml(names.map((name) => config.baseUrl + sitemapPath(name))))
}
