import { findSitemapFile } from "../../backend/sitemap.server.ts"
import type { Route } from "./+types/sitemap-file"
import { xmlResponse } from "./sitemap-index.ts"

export async function loader({ params }: Route.LoaderArgs) {
  const xml = await findSitemapFile(params.file)
  return xml === null ? new Response("Not found\n", { status: 404 }) : xmlResponse(xml)
}
