import {
  readSitemapFile,
  sitemapXml,
  xmlResponse,
} from "../../actions/sitemaps/sitemap-files.server.ts"
import type { Route } from "./+types/sitemap-file"

export async function loader({ params }: Route.LoaderArgs) {
  const entries = await readSitemapFile(params.file)
  if (entries === null) return new Response("Not found\n", { status: 404 })
  return xmlResponse(sitemapXml(entries))
}
