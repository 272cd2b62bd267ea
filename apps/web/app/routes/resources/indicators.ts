import { listIndicators } from "../../backend/indicators.server.ts"

/** The indicators, for a page rendered without them; 502 when the backend does not answer. */
export async function loader() {
  const indicators = await listIndicators().catch(() => null)
  return Response.json(indicators, { status: indicators === null ? 502 : 200 })
}
