import { communesAround } from "@wara/domain/places/nearest-communes"
import type { Database } from "../../database/database.ts"
import { communes } from "../../database/schema/catalog.ts"

/** The ids of the communes within so many kilometres of one; none when it does not exist. */
export async function listCommunesAround(
  database: Database,
  slug: string,
  radiusKm: number,
): Promise<number[]> {
  const { id, latitude, longitude } = communes
  const all = await database.select({ id, slug: communes.slug, latitude, longitude }).from(communes)
  return communesAround(slug, radiusKm, all).map((commune) => commune.id)
}
