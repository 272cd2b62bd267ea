import type { PanelSession } from "@wara/contract/admin"
import type { Device } from "../../../access/caller.ts"
import { staffRoles } from "../../../access/require-role.ts"
import type { AppContext } from "../../../app-context.ts"
import { logIn } from "../../accounts/use-cases/log-in.ts"

/**
 * Logs a member of the team in. Throws the errors of `logIn`, and ForbiddenError for any other
 * account.
 */
export async function openPanelSession(
  context: Pick<AppContext, "config" | "database">,
  call: { identifier: string; password: string; network: string; device: Device; now: Date },
): Promise<{ token: string; person: PanelSession }> {
  const { jwt, user } = await logIn(context, { ...call, onlyFor: staffRoles })
  const { email, firstname, id, lastname, role } = user
  return { token: jwt, person: { id, email, role, name: `${firstname} ${lastname}`.trim() } }
}
