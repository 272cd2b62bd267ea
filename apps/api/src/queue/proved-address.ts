import { and, eq, isNotNull, ne } from "drizzle-orm"
import type { Database } from "../database/database.ts"
import { users } from "../database/schema/accounts.ts"
import { alerts } from "../database/schema/alerts.ts"
import { leads } from "../database/schema/leads.ts"

/** Whether an account confirmed an address. */
export async function isConfirmedAddress(database: Database, email: string): Promise<boolean> {
  return (
    (await database.$count(users, and(eq(users.email, email), isNotNull(users.confirmedAt)))) > 0
  )
}

/**
 * Whether the owner of an address proved it, in any way that there is: a confirmed account, an alert
 * that was confirmed and not stopped, or a used link of a thread.
 */
export async function isProvedAddress(database: Database, email: string): Promise<boolean> {
  if (await isConfirmedAddress(database, email)) return true
  const watched = [eq(alerts.email, email), ne(alerts.state, "stopped")]
  if ((await database.$count(alerts, and(...watched, isNotNull(alerts.confirmedAt)))) > 0)
    return true
  const asked = and(eq(leads.email, email), isNotNull(leads.buyerProvedAt))
  return (await database.$count(leads, asked)) > 0
}
