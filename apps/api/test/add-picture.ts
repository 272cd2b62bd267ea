import type { Database } from "../src/database/database.ts"
import { adImages } from "../src/database/schema/ads.ts"
import { files } from "../src/database/schema/files.ts"

/** Stores a picture with that name and returns its id. */
export async function addPicture(database: Database, name: string): Promise<number> {
  const size = { width: 1600, height: 1200 }
  const medium = { url: `/uploads/medium-${name}.webp`, width: 750, height: 563 }
  const rows = await database
    .insert(files)
    .values({ url: `/uploads/${name}.webp`, ...size, formats: { medium } })
    .returning({ id: files.id })
  const [row] = rows
  if (!row) throw new Error("no picture was added")
  return row.id
}

/** Gives an ad its pictures, in this order. */
export async function addGallery(database: Database, adId: number, names: string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    const fileId = await addPicture(database, name)
    await database.insert(adImages).values({ adId, position: index + 1, fileId })
  }
}
