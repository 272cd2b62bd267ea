import { z } from "zod"

export type WireResource = {
  path: string
  /** Fields that the search box searches. */
  search: readonly string[]
  /** Fields that operators may write. */
  writable: readonly string[]
  /** Relations to populate. */
  populate?: string
  /** Maps fields that a form writes under another name than they are read by. */
  complete?: (record: Readonly<Record<string, unknown>>) => Record<string, unknown>
}

const read = (path: string, search: readonly string[]): WireResource => ({
  path,
  search,
  writable: [],
})

/** Every resource of the panel by the name that its pages use. */
export const wireResources: Readonly<Record<string, WireResource>> = {
  reviews: read("admin/reviews", ["name", "owner_name"]),
  ads: read("admin/ads", ["name", "owner_name"]),
  users: read("admin/users", [
    ...["email", "username", "firstname", "lastname", "company_name"],
    ...["rut", "company_rut", "phone"],
  ]),
  "pro-requests": read("admin/pro-requests", ["company_name", "user_name"]),
  leads: read("admin/leads", ["name", "email", "ad_name", "seller_name", "message"]),
  "contact-messages": read("admin/contact-messages", ["name", "email", "company", "message"]),
  "ad-holds": read("admin/ad-holds", ["ad_name", "owner_name"]),
  "wanted-ads": read("admin/wanted-ads", ["name", "owner_name", "text"]),
  "abuse-reports": read("admin/abuse-reports", ["subject_name"]),
  "rights-requests": read("admin/rights-requests", []),
  orders: read("admin/orders", ["buy_order", "buyer_name", "buyer_email"]),
  "tax-documents": read("admin/tax-documents", ["buy_order", "buyer_name", "buyer_email", "folio"]),
  movements: read("admin/credit-movements", ["owner_name"]),
  recordings: read("admin/recordings", ["name", "email", "path"]),
  notes: read("admin/notes", ["text"]),
  "log-ins": read("admin/log-ins", ["email", "person_name"]),
  audit: read("admin/audit-entries", ["actor_name", "subject_name", "person_name", "order_number"]),
  packs: {
    path: "ad-packs",
    search: ["name"],
    writable: ["name", "slug", "price", "ads", "featured", "days", "on_sale"],
  },
  categories: {
    path: "categories",
    search: ["name"],
    writable: ["name", "slug", "color", "color_tint", "icon", "description"],
  },
  conditions: { path: "conditions", search: ["name"], writable: ["name", "slug"] },
  communes: {
    path: "communes",
    search: ["name"],
    writable: ["name", "slug", "code", "region_id", "latitude", "longitude"],
    populate: "region",
    complete: ({ region }) => ({
      region_id: z.object({ id: z.number() }).safeParse(region).data?.id,
    }),
  },
  regions: read("regions", ["name"]),
  faqs: { path: "faqs", search: ["question"], writable: ["question", "answer", "topic", "order"] },
  pages: {
    path: "pages",
    search: ["title"],
    writable: ["title", "slug", "description", "body", "published"],
  },
  synonyms: { path: "search-synonyms", search: [], writable: ["terms"] },
  announcements: {
    path: "admin/announcements",
    search: ["text"],
    writable: ["text", "kind", "audience", "starts_at", "ends_at"],
  },
  redirects: {
    path: "admin/redirects",
    search: ["from", "to"],
    writable: ["from", "to", "permanent", "enabled"],
  },
}

/** Throws for an unknown resource name, which is a programming error. */
export function requireWireResource(name: string): WireResource {
  const resource = wireResources[name]
  if (resource) return resource
  throw new Error(`No resource is called ${name}`)
}
