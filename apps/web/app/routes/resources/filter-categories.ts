import { listFilterCategories } from "../../backend/catalog.server.ts"

/** The categories for search filters, cached by browsers; 502 when the backend does not answer. */
export async function loader() {
  const items = await listFilterCategories().catch(() => null)
  return Response.json(items, { status: items === null ? 502 : 200 })
}
