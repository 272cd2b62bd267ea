import { listFilterCommunes } from "../../backend/catalog.server.ts"

/** The communes for search filters, cached by browsers; 502 when the backend does not answer. */
export async function loader() {
  const items = await listFilterCommunes().catch(() => null)
  return Response.json(items, { status: items === null ? 502 : 200 })
}
