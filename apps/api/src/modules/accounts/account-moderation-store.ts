import { relatedAccountSchema } from "@wara/contract/review"
import type { ProRequest } from "@wara/domain/accounts/profile-schema"
import { adTransitions } from "@wara/domain/ads/ad-lifecycle"
import { and, desc, eq, inArray, lte, sql } from "drizzle-orm"
import { z } from "zod"
import { personName } from "../../collections/staff-names.ts"
import type { Database } from "../../database/database.ts"
import type { StoredUser } from "../../database/lock-user.ts"
import { readRows } from "../../database/read-rows.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { proRequests } from "../../database/schema/pro-requests.ts"

export type StaffSubject = Pick<
  StoredUser,
  "id" | "email" | "firstname" | "role" | "pro" | "confirmedAt" | "blockedAt"
>

export async function updateUser(
  transaction: Database,
  id: number,
  set:
    | { blockedAt: Date | null; blockedReason: string | null }
    | { pro: boolean }
    | Pick<StoredUser, "role">,
): Promise<void> {
  await transaction.update(users).set(set).where(eq(users.id, id))
}

/**
 * A person's ads that a member of the team can ban, except those that were taken out of sight and
 * cannot come back: they are not visible, and their outcome stays on record. Ads that the same member
 * put on hold wait for another one [B8.146].
 */
export async function findBannableAds(
  transaction: Database,
  { actorId, ownerId }: { ownerId: number; actorId: number },
  now: Date,
): Promise<number[]> {
  const isOwnHold = sql`exists (select from ad_holds where ad_holds.ad_id = ${ads.id}
    and ad_holds.decided_at is null and ad_holds.placed_by = ${actorId})`
  const isOver = and(eq(ads.state, "deactivated"), lte(ads.expiresAt, now))
  const found = await transaction
    .select({ id: ads.id })
    .from(ads)
    .where(
      and(
        eq(ads.ownerId, ownerId),
        inArray(ads.state, [...adTransitions.ban.from]),
        sql`${isOver} is not true`,
        sql`not ${isOwnHold}`,
      ),
    )
    .orderBy(ads.id)
  return found.map(({ id }) => id)
}

const maxAccounts = 20

/** Days; older log-ins prove little, because networks change owners. */
const networkDays = 90

/** Another account, and what it has in common with the one that was asked for. */
const sharingAccountSchema = relatedAccountSchema
  .omit({ shares: true })
  .extend({ rut: z.boolean(), phone: z.boolean(), network: z.boolean() })

type SharingAccount = z.infer<typeof sharingAccountSchema>

/**
 * Other accounts with the same RUT, telephone or network. A deleted account is recognised only by
 * the hash of its RUT, if it used free credits; networks are compared by their hashes. Each trait has
 * an index. The team's own accounts are left out, because moderators share the network of their office.
 */
export async function findSharingAccounts(
  database: Database,
  userId: number,
): Promise<SharingAccount[]> {
  const rows = await readRows(
    database,
    sharingAccountSchema,
    sql`
    with own as materialized (select id, phone, array_remove(array[rut, company_rut], null) as ruts
        from users where id = ${userId}),
      networks as materialized (select distinct network_hash from sessions where user_id = ${userId}
        and network_hash is not null
        and created_at > now() - make_interval(days => ${networkDays}::int)),
      shared as (
        select users.id, 'rut' as trait from own join users on users.rut = any(own.ruts)
        union select users.id, 'rut' from own join users on users.company_rut = any(own.ruts)
        union select owner_id, 'rut' from free_credit_claims where rut_hash in (
          select sha256(convert_to('free-credits:' || rut, 'UTF8'))
          from own, unnest(own.ruts) as rut)
        union select users.id, 'phone' from own join users on users.phone = own.phone
        union select user_id, 'network' from networks join sessions using (network_hash)
          where created_at > now() - make_interval(days => ${networkDays}::int)),
      traits as (
        select id, bool_or(trait = 'rut') as rut, bool_or(trait = 'phone') as phone,
          bool_or(trait = 'network') as network
        from shared group by id)
    select users.id, ${personName(sql`users`)} as name,
      case when users.deleted_at is not null then 'deleted'
        when users.blocked_at is not null then 'blocked' else 'open' end as state,
      traits.rut, traits.phone, traits.network
    from traits join users on users.id = traits.id
    where users.id <> ${userId} and users.role = 'user'
    order by traits.rut desc, traits.phone desc, users.id desc
    limit ${maxAccounts}`,
  )
  return rows
}

export async function findProRequest(database: Database, id: number) {
  const [request] = await database
    .select({ id: proRequests.id, userId: proRequests.userId, state: proRequests.state })
    .from(proRequests)
    .where(eq(proRequests.id, id))
  return request ?? null
}

export async function findLastProRequest(database: Database, userId: number) {
  const [request] = await database
    .select()
    .from(proRequests)
    .where(eq(proRequests.userId, userId))
    .orderBy(desc(proRequests.id))
    .limit(1)
  return request ?? null
}

/** Stores a request; returns false when the account has another open request. */
export async function insertProRequest(
  transaction: Database,
  userId: number,
  request: ProRequest,
  now: Date,
): Promise<boolean> {
  const { business_activity, company_name, company_rut, message } = request
  const { rowCount } = await transaction
    .insert(proRequests)
    .values({
      userId,
      companyName: company_name,
      businessActivity: business_activity,
      companyRut: company_rut,
      message,
      createdAt: now,
    })
    .onConflictDoNothing()
  return rowCount === 1
}

type ProDecision = {
  state: "approved" | "declined"
  reason: string
  decidedAt: Date
  decidedBy: number
}

/** Decides an open request; returns false when it was decided before. */
export async function decideProRequest(
  transaction: Database,
  id: number,
  decision: ProDecision,
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(proRequests)
    .set(decision)
    .where(and(eq(proRequests.id, id), eq(proRequests.state, "open")))
  return rowCount === 1
}

/** Decides the open request of an account and returns its number; null when none is open. */
export async function decideOpenProRequest(
  transaction: Database,
  userId: number,
  decision: ProDecision,
): Promise<number | null> {
  const [decided] = await transaction
    .update(proRequests)
    .set(decision)
    .where(and(eq(proRequests.userId, userId), eq(proRequests.state, "open")))
    .returning({ id: proRequests.id })
  return decided?.id ?? null
}
