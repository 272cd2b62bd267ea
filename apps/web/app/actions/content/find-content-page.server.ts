import { findPageBySlug } from "../../backend/catalog.server.ts"
import type { CallOptions } from "../../backend/client.server.ts"
import { sanitise } from "./sanitise.server.ts"

export async function findContentPage(slug: string, options: CallOptions) {
  const page = await findPageBySlug(slug, options)
  if (page === null) return null
  const { title, description, updatedAt } = page
  return { slug: page.slug, title, description, updatedAt, body: sanitise(page.body, "rich") }
}
