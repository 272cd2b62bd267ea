import type { PanelSession } from "@wara/contract/admin"
import type { Database } from "../../../database/database.ts"
import { readAccount } from "../../accounts/use-cases/read-account.ts"

/**
 * The logged-in person of the panel. Throws UnauthorizedError when the account was deleted
 * meanwhile.
 */
export async function readPanelPerson(database: Database, userId: number): Promise<PanelSession> {
  const account = await readAccount(database, userId, [], new Date())
  const { email, firstname, id, lastname, role } = account
  return { id, email, role, name: `${firstname} ${lastname}`.trim() }
}
