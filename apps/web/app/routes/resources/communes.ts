import { listCommunes } from "../../backend/catalog.server.ts"
import type { KnownCommune } from "../../entities/place/communes-store.ts"

/** Seconds that a browser caches the response: communes hardly ever change. */
const maxAgeSeconds = 3600

/** Every commune with its region, cached by browsers; 502 when the backend does not answer. */
export async function loader() {
  const communes = await listCommunes().catch(() => null)
  if (communes === null) return Response.json({ data: null }, { status: 502 })
  const data = communes.flatMap(({ id, name, region }): KnownCommune[] =>
    region ? [{ id, name, region: { id: region.id, name: region.name, slug: region.slug } }] : [],
  )
  return Response.json(
    { data },
    { headers: { "Cache-Control": `public, max-age=${maxAgeSeconds}` } },
  )
}
