import { formatNames } from "@wara/domain/site/upload-rules"
import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../database/database.ts"
import { readRows } from "../database/read-rows.ts"

const ofSmallerVersion = new RegExp(`^(?:${formatNames.join("|")})_`)
const rowSchema = z.object({ owner: z.number().nullable() })

/**
 * The owner of a stored picture, or of the one of which it is a smaller version, that is not public:
 * the team banned an ad with it or put one on hold, and it is in no ad that is or was public. Null for
 * any other picture.
 */
export async function findHiddenOwner(database: Database, name: string): Promise<number | null> {
  const url = `/uploads/${name.replace(ofSmallerVersion, "")}`
  const [row] = await readRows(
    database,
    rowSchema,
    sql`
    select min(ads.owner_id) as owner from files
    join ad_images on ad_images.file_id = files.id join ads on ads.id = ad_images.ad_id
    where files.url = ${url}
    having bool_or(ads.state in ('banned', 'on_hold'))
      and not bool_or(ads.state in ('active', 'expired', 'deactivated'))`,
  )
  return row?.owner ?? null
}
