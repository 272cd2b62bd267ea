import { normaliseSearchText } from "@wara/domain/listing/ad-search"
import { listSearchSuggestions } from "../../backend/site.server.ts"
import { readingOptions } from "../../session/request-context.server.ts"
import type { Route } from "./+types/search-suggestions"

/**
 * Suggestions for the typed text (`q`), cached by browsers for a minute; 502 when the backend does
 * not answer.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = normaliseSearchText(new URL(request.url).searchParams.get("q") ?? "")
  const options = readingOptions(context, request.signal)
  const found = await listSearchSuggestions(typed, options).catch(() => null)
  if (found === null) return Response.json(null, { status: 502 })
  return Response.json(found, { headers: { "Cache-Control": "public, max-age=60" } })
}
