import type { AdContent } from "@wara/domain/ads/ad-schema"
import type { Database } from "../src/database/database.ts"
import { adReviews } from "../src/database/schema/reviews.ts"

/** Arbitrary content that may be submitted. */
export function adContent(given: Partial<AdContent> = {}): AdContent {
  return {
    name: "Excavadora de prueba",
    category: 1,
    currency: "CLP",
    price: 1_000_000,
    description: "A machine of nobody, looked over and ready to work.",
    email: "ventas@wara.test",
    phone: "+56912345678",
    region: 1,
    commune: 1,
    address: "",
    address_number: "",
    condition: 1,
    manufacturer: "",
    model: "",
    year: 0,
    serial_number: "",
    weight: 0,
    width: 0,
    height: 0,
    depth: 0,
    gallery: [],
    ...given,
  }
}

/** Adds a pending submission to a test's database. */
export async function addReview(
  database: Database,
  adId: number,
  content: Partial<AdContent> = {},
): Promise<number> {
  const review = { adId, kind: "first", content: adContent(content) } as const
  const [row] = await database.insert(adReviews).values(review).returning({ id: adReviews.id })
  if (!row) throw new Error("no submission was added")
  return row.id
}
