import { listIndicators } from "../../backend/indicators.server.ts"
import { readingOptions } from "../../session/request-context.server.ts"
import type { Route } from "./+types/indicators"

/** The indicators, for a page rendered without them; 502 when the backend does not answer. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const indicators = await listIndicators(readingOptions(context, request.signal)).catch(() => null)
  return Response.json(indicators, { status: indicators === null ? 502 : 200 })
}
