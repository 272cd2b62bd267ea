import { isIndicatorCode } from "@wara/domain/indicators/indicator"
import { readIndicator } from "../../backend/indicators.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { readingOptions } from "../../session/request-context.server.ts"
import type { Route } from "./+types/indicator"

/**
 * One indicator, for a form that shows an amount in pesos; 502 when the backend does not answer.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { code } = params
  if (!isIndicatorCode(code)) return Response.json(null, { status: 404 })
  const options = readingOptions(context, request.signal)
  const indicator = await optional(readIndicator(code, options), null)
  return Response.json(indicator, { status: indicator === null ? 502 : 200 })
}
