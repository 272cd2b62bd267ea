import type { Account } from "@wara/contract/account"
import { nextUsernameChange } from "@wara/domain/accounts/username"
import { days } from "@wara/domain/time"
import { and, eq, exists, inArray, isNull, lt, type SQL, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { Database } from "../../database/database.ts"
import {
  identities,
  logInFailures,
  oneTimeTokens,
  sessions,
  socialAttempts,
  users,
} from "../../database/schema/accounts.ts"
import { adDrafts, ads } from "../../database/schema/ads.ts"
import { communes, regions } from "../../database/schema/catalog.ts"
import { files } from "../../database/schema/files.ts"
import { everyFormat } from "./every-format.ts"
import { failureMemoryHours } from "./log-in-limits.ts"

export type AccountPart = "cover" | "commune"

const avatars = alias(files, "avatars")
const covers = alias(files, "covers")

/** An account as shown to its user; null when it is deleted. */
export async function findAccount(
  database: Database,
  id: number,
  parts: readonly AccountPart[],
  now: Date,
): Promise<Account | null> {
  const [row] = await database
    .select({
      user: users,
      avatar: avatars,
      cover: covers,
      commune: communes,
      region: regions,
      hasDraft: sql<boolean>`${exists(openDraftsOf(database, id))}`,
    })
    .from(users)
    .leftJoin(avatars, eq(avatars.id, users.avatarId))
    .leftJoin(covers, eq(covers.id, users.coverId))
    .leftJoin(communes, eq(communes.id, users.communeId))
    .leftJoin(regions, eq(regions.id, communes.regionId))
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!row) return null
  const linked = await database
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, id))
  const { user, avatar, cover, commune, region } = row
  const home = commune && region ? { ...commune, region } : null
  return {
    id: user.id,
    documentId: user.documentId,
    email: user.email,
    username: user.username,
    firstname: user.firstname,
    lastname: user.lastname,
    pro: user.pro,
    role: user.role,
    kind: user.kind,
    avatar: avatar && { ...avatar, formats: everyFormat(avatar) },
    ...(parts.includes("cover") ? { cover } : {}),
    ...(parts.includes("commune") ? { commune: home } : {}),
    confirmed: user.confirmedAt !== null,
    rut: user.rut,
    phone: user.phone,
    description: user.description,
    address: user.address,
    company_name: user.companyName,
    business_activity: user.businessActivity,
    company_rut: user.companyRut,
    has_password: user.passwordHash !== null,
    providers: linked.map(({ provider }) => provider),
    has_draft: row.hasDraft,
    username_change_at: nextUsernameChange(user.usernameChangedAt, now)?.toISOString() ?? null,
    deletion_due_at: user.deletionDueAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  }
}

/** The ads that their owner started and can continue. */
function openDraftsOf(database: Database, ownerId: number) {
  return database
    .select({ id: ads.id })
    .from(ads)
    .innerJoin(adDrafts, eq(adDrafts.adId, ads.id))
    .where(and(eq(ads.ownerId, ownerId), inArray(ads.state, ["draft", "awaiting_payment"])))
}

/** Days that an ended session is kept, so that its device remains known. */
const sessionMemoryDays = 180

/** Days that an expired code or OAuth log-in is kept for troubleshooting. */
const codeMemoryDays = 7

/** Deletes expired account data: sessions, codes, attempts and failures. */
export async function deleteLeftovers(database: Database, now: Date): Promise<void> {
  const daysAgo = (count: number) => new Date(now.getTime() - days(count))
  const whenSessionsEnded: SQL = sql`least(${sessions.expiresAt}, ${sessions.revokedAt})`
  await database
    .delete(sessions)
    .where(lt(whenSessionsEnded, daysAgo(sessionMemoryDays).toISOString()))
  await database.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, daysAgo(codeMemoryDays)))
  await database.delete(socialAttempts).where(lt(socialAttempts.expiresAt, daysAgo(codeMemoryDays)))
  await database
    .delete(logInFailures)
    .where(lt(logInFailures.lastFailureAt, daysAgo(failureMemoryHours / 24)))
}
