import { listFilterCategories } from "../../backend/catalog.server.ts"
import { readingOptions } from "../../session/request-context.server.ts"
import type { Route } from "./+types/filter-categories"

/** The categories for search filters, cached by browsers; 502 when the backend does not answer. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const items = await listFilterCategories(readingOptions(context, request.signal)).catch(
    () => null,
  )
  return Response.json(items, { status: items === null ? 502 : 200 })
}
