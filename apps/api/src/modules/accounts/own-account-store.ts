import type { Account } from "@wara/contract/account"
import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import { nextUsernameChange } from "@wara/domain/accounts/username"
import type { FormatName } from "@wara/domain/site/upload-rules"
import { and, eq, exists, gt, inArray, isNull, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { Database } from "../../database/database.ts"
import { prepareOnce } from "../../database/prepare-once.ts"
import { emailChanges, identities, users } from "../../database/schema/accounts.ts"
import { adDrafts, ads } from "../../database/schema/ads.ts"
import { communes, regions } from "../../database/schema/catalog.ts"
import { files } from "../../database/schema/files.ts"

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
  const [[row], home] = await Promise.all([
    accountById(database).execute({ id, now }),
    parts.length === 0 ? null : findHome(database, id),
  ])
  if (!row) return null
  const { user, avatar, providers, hasDraft, pendingEmail } = row
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
    ...(parts.includes("cover") ? { cover: home?.cover ?? null } : {}),
    ...(parts.includes("commune") ? { commune: home?.commune ?? null } : {}),
    confirmed: user.confirmedAt !== null,
    pending_email: pendingEmail,
    rut: user.rut,
    phone: user.phone,
    description: user.description,
    address: user.address,
    company_name: user.companyName,
    business_activity: user.businessActivity,
    company_rut: user.companyRut,
    has_password: user.passwordHash !== null,
    providers,
    has_draft: hasDraft,
    username_change_at: nextUsernameChange(user.usernameChangedAt, now)?.toISOString() ?? null,
    data_blocked_at: user.dataBlockedAt?.toISOString() ?? null,
    deletion_due_at: user.deletionDueAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  }
}

/** Read for every page of a logged-in person. */
const accountById = prepareOnce((database) => {
  const openDrafts = database
    .select({ id: ads.id })
    .from(ads)
    .innerJoin(adDrafts, eq(adDrafts.adId, ads.id))
    .where(and(eq(ads.ownerId, users.id), inArray(ads.state, ["draft", "awaiting_payment"])))
  const providers = database
    .select({ provider: sql`array_agg(${identities.provider}::text order by ${identities.id})` })
    .from(identities)
    .where(eq(identities.userId, users.id))
  const pendingEmail = database
    .select({ email: emailChanges.newEmail })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, users.id),
        isNull(emailChanges.confirmedAt),
        isNull(emailChanges.endedAt),
        gt(emailChanges.expiresAt, sql.placeholder("now")),
      ),
    )
  return database
    .select({
      user: users,
      avatar: avatars,
      pendingEmail: sql<string | null>`(${pendingEmail})`,
      /** The ads that their owner started and can continue. */
      hasDraft: sql<boolean>`${exists(openDrafts)}`,
      providers: sql<SocialProvider[]>`coalesce(${providers}, '{}')`,
    })
    .from(users)
    .leftJoin(avatars, eq(avatars.id, users.avatarId))
    .where(and(eq(users.id, sql.placeholder("id")), isNull(users.deletedAt)))
    .prepare("account_by_id")
})

/** What only the account's own pages show. */
async function findHome(database: Database, id: number) {
  const [row] = await database
    .select({ cover: covers, commune: communes, region: regions })
    .from(users)
    .leftJoin(covers, eq(covers.id, users.coverId))
    .leftJoin(communes, eq(communes.id, users.communeId))
    .leftJoin(regions, eq(regions.id, communes.regionId))
    .where(eq(users.id, id))
  if (!row) return null
  const { cover, commune, region } = row
  return { cover, commune: commune && region ? { ...commune, region } : null }
}

type Version = { url: string; width: number; height: number }

/**
 * A picture's four formats, each with its address [S3.1]. Formats larger than the picture were
 * never generated; the picture itself replaces them.
 */
function everyFormat(
  picture: Version & { formats: Partial<Record<FormatName, Version>> },
): Record<FormatName, Version> {
  const { url, width, height, formats } = picture
  const whole = { url, width, height }
  return { thumbnail: whole, small: whole, medium: whole, large: whole, ...formats }
}
