import { createHash } from "node:crypto"
import { consentVersion, type requiredConsents } from "@wara/domain/accounts/account"
import { consentSubjects } from "@wara/domain/accounts/agreement-texts"
import { slugPath } from "@wara/domain/site/paths"
import type { Database } from "../../database/database.ts"
import { consents, consentTexts } from "../../database/schema/accounts.ts"
import { pages } from "../../database/schema/content.ts"

type GivenConsent = (typeof requiredConsents)[number]

/**
 * Stores the consents of a new user with the hash of the text that was valid at that moment:
 * operators edit the pages at any time, so a date alone proves nothing. Each text is stored once.
 */
export async function insertConsents(
  transaction: Database,
  userId: number,
  kinds: readonly GivenConsent[],
  now: Date,
): Promise<void> {
  const shown = await transaction.select({ slug: pages.slug, body: pages.body }).from(pages)
  const texts = kinds.map((kind) => {
    const { page, sentence } = consentSubjects[kind]
    const body = shown.find(({ slug }) => slugPath(slug) === page)?.body
    const text = body === undefined ? sentence : `${sentence}\n\n${body}`
    return { kind, text, hash: createHash("sha256").update(text).digest(), createdAt: now }
  })
  await transaction.insert(consentTexts).values(texts).onConflictDoNothing()
  const given = { userId, granted: true, version: consentVersion, createdAt: now }
  await transaction
    .insert(consents)
    .values(texts.map(({ hash, kind }) => ({ ...given, kind, textHash: hash })))
}
