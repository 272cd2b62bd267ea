import { listCommunesOfRegion } from "../../backend/catalog.server.ts"
import type { Route } from "./+types/communes"

/** Seconds that a browser keeps the answer: communes hardly ever change. */
const kept = 3600

/** What a region is called in addresses; nothing else is worth a call. */
const regionName = /^[a-z0-9-]{1,80}$/

/** The communes of a region, to choose from; 502 when the backend is silent. */
export async function loader({ url }: Route.LoaderArgs) {
  const region = url.searchParams.get("region") ?? ""
  if (!regionName.test(region)) return Response.json([], { status: 400 })
  const communes = await listCommunesOfRegion(region).catch(() => null)
  if (communes === null) return Response.json([], { status: 502 })
  const choices = communes.map(({ id, name }) => ({ value: String(id), label: name }))
  return Response.json(choices, { headers: { "Cache-Control": `public, max-age=${kept}` } })
}
