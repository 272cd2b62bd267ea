import { randomBytes } from "node:crypto"
import type { Image } from "@wara/contract/image"
import { formatNames, type UploadType } from "@wara/domain/site/upload-rules"
import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { brokenUniqueConstraint } from "../../database/database-errors.ts"
import { readRows } from "../../database/read-rows.ts"
import { oneTimeTokens, users } from "../../database/schema/accounts.ts"
import { type FileFormats, fileFormatsSchema, files } from "../../database/schema/files.ts"
import { uploads } from "../../database/schema/uploads.ts"
import type { Picture } from "./picture/picture.ts"

const prefix = "/uploads/"

/** Unguessable names under which a picture and its smaller versions are stored. */
export function namesOf(picture: Picture) {
  const name = `${randomBytes(16).toString("hex")}.webp`
  const formats: FileFormats = {}
  for (const format of formatNames) {
    const version = picture.formats[format]
    if (!version) continue
    const { width, height } = version
    formats[format] = { url: `${prefix}${format}_${name}`, width, height }
  }
  return { url: prefix + name, formats, fingerprint: picture.fingerprint }
}

/** Stored names of a picture: its own and those of its smaller versions. */
export function storedNames(file: { url: string; formats: FileFormats }): string[] {
  const urls = [file.url, ...Object.values(file.formats).map(({ url }) => url)]
  return urls.map((url) => url.slice(prefix.length))
}

export async function findKeyed(
  database: Database,
  { ownerId, type, key }: { ownerId: number; type: UploadType; key: string },
): Promise<Image | null> {
  const [found] = await database
    .select({ file: files })
    .from(uploads)
    .innerJoin(files, eq(files.id, uploads.fileId))
    .where(and(eq(uploads.ownerId, ownerId), eq(uploads.type, type), eq(uploads.key, key)))
  return found?.file ?? null
}

/**
 * Whether a picture is of that person and that kind; it cannot be deleted until the transaction
 * ends.
 */
export async function lockUpload(
  transaction: Database,
  wanted: { fileId: number; ownerId: number; type: UploadType },
): Promise<boolean> {
  const found = await transaction
    .select({ id: files.id })
    .from(uploads)
    .innerJoin(files, eq(files.id, uploads.fileId))
    .where(
      and(
        eq(uploads.fileId, wanted.fileId),
        eq(uploads.ownerId, wanted.ownerId),
        eq(uploads.type, wanted.type),
      ),
    )
    .for("key share", { of: files })
  return found.length > 0
}

const unusedFileSchema = z.object({ id: z.number(), url: z.string(), formats: fileFormatsSchema })

export type UnusedFile = z.infer<typeof unusedFileSchema>

const isUsed = sql`(
  exists (select 1 from users where users.avatar_id = files.id or users.cover_id = files.id)
  or exists (select 1 from ad_images where ad_images.file_id = files.id)
  or exists (select 1 from ad_review_images where ad_review_images.file_id = files.id)
)`

export async function countUnshown(database: Database, ownerId: number): Promise<number> {
  const rows = await readRows(
    database,
    z.object({ waiting: z.number() }),
    sql`
    select count(*)::int as waiting from files join uploads on uploads.file_id = files.id
    where uploads.owner_id = ${ownerId} and not ${isUsed}`,
  )
  return rows[0]?.waiting ?? 0
}

/**
 * Locks uploads that are not shown anywhere, so that they cannot be shown while they are deleted.
 * Uploads that another transaction has locked to show them are skipped. Pictures of the seed are
 * not uploads.
 */
export async function lockUnused(
  transaction: Database,
  which: { ids: readonly number[] } | { before: Date; batchSize: number },
): Promise<UnusedFile[]> {
  const chosen =
    "ids" in which
      ? sql`uploads.file_id in ${[...which.ids, 0]}`
      : sql`uploads.created_at < ${which.before.toISOString()}::timestamptz`
  const batchSize = "ids" in which ? which.ids.length : which.batchSize
  const locked = await readRows(
    transaction,
    z.object({ id: z.number() }),
    sql`
    select files.id from files join uploads on uploads.file_id = files.id
    where ${chosen} and not ${isUsed}
    order by files.id limit ${batchSize} for update of files skip locked`,
  )
  // Checked again: an upload may have been shown between the query and the lock.
  const ids = locked.map(({ id }) => id)
  const rows = await readRows(
    transaction,
    unusedFileSchema,
    sql`
    select files.id, files.url, files.formats from files
    where files.id in ${[...ids, 0]} and not ${isUsed}`,
  )
  return rows
}

/** Stores the rows of a person's pictures; returned in the same order. */
export async function insertUploads(
  database: Database,
  rows: readonly (ReturnType<typeof namesOf> & { width: number; height: number })[],
  { ownerId, type }: { ownerId: number; type: UploadType },
): Promise<Image[]> {
  return database.transaction(async (transaction) => {
    const images: Image[] = []
    for (const row of rows) {
      const [file] = await transaction.insert(files).values(row).returning()
      if (!file) throw new Error("a file was not stored")
      await transaction.insert(uploads).values({ fileId: file.id, ownerId, type })
      images.push(file)
    }
    return images
  })
}

/** Sets the key of a picture; returns false when its owner has another picture with that key. */
export async function claimKey(database: Database, fileId: number, key: string): Promise<boolean> {
  try {
    await database.update(uploads).set({ key }).where(eq(uploads.fileId, fileId))
    return true
  } catch (cause) {
    if (brokenUniqueConstraint(cause) === "uploads_key") return false
    throw cause
  }
}

export async function deleteFileRows(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await database.delete(files).where(inArray(files.id, [...ids]))
}

/** Stores a ticket by its hash; the person's expired ones are deleted. */
export async function insertTicket(
  database: Database,
  ticket: { userId: number; tokenHash: Buffer; expiresAt: Date; now: Date },
): Promise<void> {
  const { now, userId, tokenHash, expiresAt } = ticket
  const ofPerson = and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, "upload"))
  await database.delete(oneTimeTokens).where(and(ofPerson, lt(oneTimeTokens.expiresAt, now)))
  await database
    .insert(oneTimeTokens)
    .values({ userId, purpose: "upload", tokenHash, createdAt: now, expiresAt })
}

/**
 * Uses a ticket up and returns its person; null when it is unknown, used or expired, or the account
 * is closed.
 */
export async function useTicket(database: Database, tokenHash: Buffer): Promise<number | null> {
  const [used] = await database
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .from(users)
    .where(
      and(
        eq(users.id, oneTimeTokens.userId),
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.purpose, "upload"),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, sql`now()`),
        isNull(users.blockedAt),
        isNull(users.deletedAt),
      ),
    )
    .returning({ userId: oneTimeTokens.userId })
  return used?.userId ?? null
}

export async function hasConfirmedEmail(database: Database, userId: number): Promise<boolean> {
  const isConfirmed = and(eq(users.id, userId), isNotNull(users.confirmedAt))
  const found = await database.select({ id: users.id }).from(users).where(isConfirmed)
  return found.length > 0
}
