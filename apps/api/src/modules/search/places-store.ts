import type { KnownCommune } from "@wara/domain/places/known-place"
import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { communes, regions } from "../../database/schema/places.ts"

/** A commune with the id that ads refer to. */
export type NumberedCommune = KnownCommune & { id: number }

export async function listKnownCommunes(database: Database): Promise<NumberedCommune[]> {
  return database
    .select({
      id: communes.id,
      slug: communes.slug,
      name: communes.name,
      latitude: communes.latitude,
      longitude: communes.longitude,
      region: { slug: regions.slug, name: regions.name },
    })
    .from(communes)
    .innerJoin(regions, eq(regions.id, communes.regionId))
}
