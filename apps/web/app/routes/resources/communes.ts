import type { Route } from "./+types/communes"
import { communeChoices } from "./commune-choices.server.ts"

/** Seconds that a browser keeps the answer: communes hardly ever change. */
const kept = 3600

/** What a region is called in addresses; nothing else is worth a call. */
const regionName = /^[a-z0-9-]{1,80}$/

/** The communes of a region, to choose from; 502 when the backend is silent. */
export async function loader({ url }: Route.LoaderArgs) {
  const region = url.searchParams.get("region") ?? ""
  if (!regionName.test(region)) return Response.json([], { status: 400 })
  const choices = await communeChoices(region).catch(() => null)
  if (choices === null) return Response.json([], { status: 502 })
  return Response.json(choices, { headers: { "Cache-Control": `public, max-age=${kept}` } })
}
