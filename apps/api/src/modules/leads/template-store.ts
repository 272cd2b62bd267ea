import type { LeadTemplate } from "@wara/domain/leads/lead-schema"
import { asc, eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { lockUser } from "../../database/lock-user.ts"
import { leadTemplates } from "../../database/schema/leads.ts"

export function listTemplates(database: Database, userId: number): Promise<LeadTemplate[]> {
  return database
    .select({ title: leadTemplates.title, text: leadTemplates.text })
    .from(leadTemplates)
    .where(eq(leadTemplates.userId, userId))
    .orderBy(asc(leadTemplates.position))
}

/** Replaces a user's saved answers; parallel calls replace them in turn. */
export async function replaceTemplates(
  database: Database,
  userId: number,
  templates: readonly LeadTemplate[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockUser(transaction, { id: userId })
    await transaction.delete(leadTemplates).where(eq(leadTemplates.userId, userId))
    if (templates.length === 0) return
    await transaction
      .insert(leadTemplates)
      .values(templates.map((template, position) => ({ ...template, userId, position })))
  })
}
