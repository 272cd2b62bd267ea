import { formatNames } from "@wara/domain/site/upload-rules"
import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../database/database.ts"
import { readRows } from "../database/read-rows.ts"

const ofSmallerVersion = new RegExp(`^(?:${formatNames.join("|")})_`)
const rowSchema = z.object({ banned: z.boolean().nullable() })

/** Whether a stored picture, or the one of which it is a smaller version, is of banned ads only. */
export async function isOfBannedAds(database: Database, name: string): Promise<boolean> {
  const url = `/uploads/${name.replace(ofSmallerVersion, "")}`
  const rows = await readRows(
    database,
    rowSchema,
    sql`
    select bool_and(ads.state = 'banned') as banned from files
    join ad_images on ad_images.file_id = files.id join ads on ads.id = ad_images.ad_id
    where files.url = ${url}`,
  )
  return rows[0]?.banned === true
}
