import type { Route } from "./+types/sitemap-file"
import { readSitemapFile } from "./sitemap-files.server.ts"
import { sitemapXml, xmlResponse } from "./sitemap-xml.server.ts"

export async function loader({ params }: Route.LoaderArgs) {
  const entries = await readSitemapFile(params.file)
  if (entries === null) return new Response("Not found\n", { status: 404 })
  return xmlResponse(sitemapXml(entries))
}
