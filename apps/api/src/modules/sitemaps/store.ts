import { and, asc, eq, notInArray, type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { users } from "../../database/schema/accounts.ts"
import { pages } from "../../database/schema/content.ts"
import { sitemapFiles } from "../../database/schema/sitemaps.ts"

const adEntry = z.object({
  id: z.number(),
  slug: z.string(),
  changedAt: z.iso.datetime(),
  pictures: z.array(z.string()),
})

/** What the sitemap lists of an ad; `pictures` begin with /uploads/. */
export type AdEntry = z.infer<typeof adEntry>

/** The next public ads after an id, oldest first. */
export function listAdEntries(
  database: Database,
  after: number,
  count: number,
): Promise<AdEntry[]> {
  return readRows(
    database,
    adEntry,
    sql`
    select ads.id, ads.slug, ${isoInstant(sql`ads.updated_at`)} as "changedAt",
      array(select files.url from ad_images join files on files.id = ad_images.file_id
        where ad_images.ad_id = ads.id order by ad_images.position) as pictures
    from ads where ads.id > ${after} and ${isPublicAdSql(sql`ads`)}
    order by ads.id limit ${count}`,
  )
}

/** Slugs of the pages that operators wrote. */
export async function listPageEntries(
  database: Database,
): Promise<{ slug: string; changedAt: string }[]> {
  const rows = await database
    .select({ slug: pages.slug, updatedAt: pages.updatedAt })
    .from(pages)
    .where(eq(pages.published, true))
    .orderBy(asc(pages.id))
  return rows.map(({ slug, updatedAt }) => ({ slug, changedAt: updatedAt.toISOString() }))
}

/** Slugs of the categories that have public ads. */
export async function listFilledCategories(database: Database): Promise<string[]> {
  const rows = await readRows(
    database,
    z.object({ slug: z.string() }),
    sql`
    select slug from categories where exists (
      select from ads where ads.category_id = categories.id and ${isPublicAdSql(sql`ads`)})
    order by name`,
  )
  return rows.map(({ slug }) => slug)
}

/** Usernames of the professional sellers, the only ones with a public profile. */
export async function listSellerUsernames(database: Database): Promise<string[]> {
  const rows = await database
    .select({ username: users.username })
    .from(users)
    .where(and(eq(users.pro, true), sql`${users.blockedAt} is null`))
    .orderBy(asc(users.id))
  return rows.map(({ username }) => username)
}

/** Stores a file, unless it is the same as before. */
export async function storeSitemapFile(
  database: Database,
  file: typeof sitemapFiles.$inferInsert,
): Promise<void> {
  const { xml, changedAt } = file
  await database
    .insert(sitemapFiles)
    .values(file)
    .onConflictDoUpdate({
      target: sitemapFiles.name,
      set: { xml, changedAt },
      setWhere: sql`${sitemapFiles.xml} <> ${xml}`,
    })
}

/** Deletes all files but these. */
export async function deleteOtherFiles(database: Database, names: string[]): Promise<void> {
  await database.delete(sitemapFiles).where(notInArray(sitemapFiles.name, names))
}

/** Names of all files, in the order in which they were first written. */
export async function listSitemapNames(database: Database): Promise<string[]> {
  const rows = await database
    .select({ name: sitemapFiles.name })
    .from(sitemapFiles)
    .orderBy(sql`length(${sitemapFiles.name})`, asc(sitemapFiles.name))
  return rows.map(({ name }) => name)
}

/** The text of a file; null when there is none of this name. */
export async function findSitemapFile(database: Database, name: string): Promise<string | null> {
  const [file] = await database
    .select({ xml: sitemapFiles.xml })
    .from(sitemapFiles)
    .where(eq(sitemapFiles.name, name))
  return file?.xml ?? null
}

/** An instant as ISO 8601 text in UTC. */
function isoInstant(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
