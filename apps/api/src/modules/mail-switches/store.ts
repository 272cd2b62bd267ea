import { type OptionalMail, optionalMails } from "@wara/domain/accounts/optional-mails"
import { and, eq, gt, isNull } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { oneTimeTokens, users } from "../../database/schema/accounts.ts"
import { mailOptOuts } from "../../database/schema/mail-opt-outs.ts"

/** The mails that a user wants: all that were not switched off. */
export async function listWantedMails(database: Database, userId: number): Promise<OptionalMail[]> {
  const off = await database
    .select({ kind: mailOptOuts.kind })
    .from(mailOptOuts)
    .where(eq(mailOptOuts.userId, userId))
  return optionalMails.filter((kind) => !off.some((out) => out.kind === kind))
}

/** Switches mails on and off: those that are wanted, and all others. */
export async function replaceOptOuts(
  transaction: Database,
  { userId, wanted }: { userId: number; wanted: readonly OptionalMail[] },
  now: Date,
): Promise<void> {
  await transaction.delete(mailOptOuts).where(eq(mailOptOuts.userId, userId))
  const off = optionalMails.filter((kind) => !wanted.includes(kind))
  if (off.length === 0) return
  const rows = off.map((kind) => ({ userId, kind, createdAt: now }))
  await transaction.insert(mailOptOuts).values(rows)
}

export async function insertSwitchCode(
  transaction: Database,
  code: { userId: number; tokenHash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await transaction.insert(oneTimeTokens).values({ ...code, purpose: "mail_switches" })
}

/** The account of a valid code that is still open; null for any other. */
export async function findSwitchCode(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<number | null> {
  const [code] = await database
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.purpose, "mail_switches"),
        gt(oneTimeTokens.expiresAt, now),
        isNull(users.deletedAt),
      ),
    )
  return code?.userId ?? null
}
