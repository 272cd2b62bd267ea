import type { Consent } from "@wara/contract/account"
import type { ConsentKind } from "@wara/domain/accounts/account"
import { and, desc, eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { lockUser } from "../../database/lock-user.ts"
import { consents } from "../../database/schema/accounts.ts"

/** A person's granted and withdrawn consents, newest first. */
export async function listConsents(database: Database, userId: number): Promise<Consent[]> {
  const rows = await database
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.id))
  return rows.map(({ kind, granted, version, createdAt }) => ({
    kind,
    granted,
    version,
    created_at: createdAt.toISOString(),
  }))
}

/** Whether a person currently consents to something; locked until the transaction ends. */
export async function lockConsent(
  transaction: Database,
  userId: number,
  kind: ConsentKind,
): Promise<boolean> {
  await lockUser(transaction, { id: userId })
  const [last] = await transaction
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind)))
    .orderBy(desc(consents.id))
    .limit(1)
  return last?.granted ?? false
}

export async function addConsent(
  transaction: Database,
  consent: typeof consents.$inferInsert,
): Promise<void> {
  await transaction.insert(consents).values(consent)
}
