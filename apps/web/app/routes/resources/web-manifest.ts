import { config } from "../../config.server.ts"
import { buildWebManifest } from "../../seo/web-manifest.ts"

export function loader() {
  return new Response(JSON.stringify(buildWebManifest(config.siteName)), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  })
}
