import type { Account } from "@wara/contract/account"
import type { PanelSession } from "@wara/contract/admin"
import type { Device } from "../../../access/caller.ts"
import { staffRoles } from "../../../access/require-role.ts"
import type { AppContext } from "../../../app-context.ts"
import type { Database } from "../../../database/database.ts"
import { logIn } from "./log-in.ts"
import { readAccount } from "./read-account.ts"

/**
 * Logs a member of the team in. Throws the errors of `logIn`, and ForbiddenError for any other
 * account.
 */
export async function openPanelSession(
  context: Pick<AppContext, "config" | "database">,
  call: { identifier: string; password: string; network: string; device: Device; now: Date },
): Promise<{ token: string; person: PanelSession }> {
  const { jwt, user } = await logIn(context, { ...call, onlyFor: staffRoles })
  return { token: jwt, person: toPanelPerson(user) }
}

/**
 * The logged-in person of the panel. Throws UnauthorizedError when the account was deleted
 * meanwhile.
 */
export async function readPanelPerson(database: Database, userId: number): Promise<PanelSession> {
  return toPanelPerson(await readAccount(database, userId, [], new Date()))
}

const toPanelPerson = ({ email, firstname, id, lastname, role }: Account): PanelSession => ({
  id,
  email,
  role,
  name: `${firstname} ${lastname}`.trim(),
})
