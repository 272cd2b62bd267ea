import type { OwnContact } from "@wara/domain/accounts/profile-completeness"
import type { Profile } from "@wara/domain/accounts/profile-schema"
import { eq, sql, TransactionRollbackError } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { brokenUniqueConstraint } from "../../database/database-errors.ts"
import { isUsernameReserved, reserveUsername } from "../../database/former-usernames.ts"
import { lockUser } from "../../database/lock-user.ts"
import { users } from "../../database/schema/accounts.ts"
import { communes } from "../../database/schema/catalog.ts"
import { pages } from "../../database/schema/content.ts"

export async function communeExists(database: Database, id: number): Promise<boolean> {
  return (await database.$count(communes, eq(communes.id, id))) > 0
}

type PublisherColumns = Pick<
  typeof users.$inferInsert,
  "kind" | "rut" | "companyName" | "businessActivity" | "companyRut"
>

/** Stores the publisher data of an account; missing fields stay unchanged. */
export async function storePublisher(
  database: Database,
  userId: number,
  columns: PublisherColumns,
): Promise<void> {
  await database.update(users).set(columns).where(eq(users.id, userId))
}

/**
 * Stores contact data that is still missing, in one statement, so that a concurrently saved profile
 * takes precedence.
 */
export async function storeMissingContact(
  database: Database,
  userId: number,
  { commune, phone }: OwnContact,
): Promise<void> {
  await database
    .update(users)
    .set({
      phone: sql`coalesce(${users.phone}, ${phone || null}::text)`,
      communeId: sql`coalesce(${users.communeId}, ${commune}::int)`,
    })
    .where(eq(users.id, userId))
}

/** Stores a whole profile. The company data of a natural person is deleted. */
export async function storeProfile(
  database: Database,
  userId: number,
  profile: Profile,
): Promise<void> {
  const isCompany = profile.kind === "company"
  await database
    .update(users)
    .set({
      kind: profile.kind,
      firstname: profile.firstname,
      lastname: profile.lastname,
      rut: profile.rut,
      phone: profile.phone || null,
      description: profile.description,
      address: profile.address || null,
      communeId: profile.commune,
      companyName: isCompany ? profile.company_name : null,
      businessActivity: isCompany ? profile.business_activity : null,
      companyRut: isCompany ? profile.company_rut : null,
    })
    .where(eq(users.id, userId))
}

export type PictureKind = "avatar" | "cover"

/** Sets or clears a picture and returns the previous one. */
export async function replacePicture(
  transaction: Database,
  userId: number,
  kind: PictureKind,
  fileId: number | null,
): Promise<number | null> {
  const before = await lockUser(transaction, { id: userId })
  const set = kind === "avatar" ? { avatarId: fileId } : { coverId: fileId }
  await transaction.update(users).set(set).where(eq(users.id, userId))
  return before === null ? null : before[kind === "avatar" ? "avatarId" : "coverId"]
}

export type Username = { username: string; changedAt: Date | null }

const columns = { username: users.username, changedAt: users.usernameChangedAt }

export async function findUsername(database: Database, userId: number): Promise<Username | null> {
  const [found] = await database.select(columns).from(users).where(eq(users.id, userId))
  return found ?? null
}

/** The person's username, locked until the transaction ends. */
export async function lockUsername(
  transaction: Database,
  userId: number,
): Promise<Username | null> {
  const user = await lockUser(transaction, { id: userId })
  return user && { username: user.username, changedAt: user.usernameChangedAt }
}

export async function isPageSlug(database: Database, name: string): Promise<boolean> {
  return (await database.$count(pages, eq(pages.slug, name))) > 0
}

/** Whether a name belongs to an account, or did within the last year to another one. */
export async function isUsernameTaken(
  database: Database,
  wanted: { username: string; userId: number },
  now: Date,
): Promise<boolean> {
  if ((await database.$count(users, eq(users.username, wanted.username))) > 0) return true
  return isUsernameReserved(database, wanted, now)
}

/**
 * Stores a person's username and reserves the former one; returns false when the name is taken or
 * reserved, even if only since a moment ago.
 */
export async function storeUsername(
  transaction: Database,
  { userId, username, former }: { userId: number; username: string; former: string | null },
  now: Date,
): Promise<boolean> {
  const set = { username, usernameChangedAt: now }
  try {
    return await transaction.transaction(async (savepoint) => {
      // Waits for a person who is giving the name up, so the reservation is read after it.
      await savepoint.update(users).set(set).where(eq(users.id, userId))
      if (await isUsernameReserved(savepoint, { username, userId }, now))
        return savepoint.rollback()
      if (former !== null) await reserveUsername(savepoint, { username: former, userId }, now)
      return true
    })
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false
    if (brokenUniqueConstraint(error) === "users_username_unique") return false
    throw error
  }
}
