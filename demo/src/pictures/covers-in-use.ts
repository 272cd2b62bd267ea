import { connectDatabase } from "@wara/api/database"
import { sql } from "drizzle-orm"

/** Files that the home page needs first: covers of featured ads, then of the newest ads. */
export async function coversInUse(databaseUrl: string): Promise<string[]> {
  const { database, pool } = connectDatabase(databaseUrl, { maxConnections: 1 })
  try {
    const found = await database.execute<{ url: string }>(
      sql`select files.url from ads join ad_images on ad_images.ad_id = ads.id and position = 1 join files on files.id = file_id where state = 'active' group by files.url order by bool_or(ads.featured) desc, max(ads.published_at) desc`,
    )
    return found.rows.map((row) => row.url.replace("/uploads/", ""))
  } finally {
    await pool.end()
  }
}
