import { confirmationHours, resetHours } from "@wara/domain/accounts/account-limits"
import { paths } from "@wara/domain/site/paths"
import type { Config } from "../../config.ts"
import type { Database } from "../../database/database.ts"
import type { LinkPurpose } from "../../jobs/queue-link-request.ts"
import { hashToken, newToken } from "../../plugins/token.ts"
import { replaceLinkCode } from "./one-time-token-store.ts"

const links = {
  confirm_email: { path: paths.confirmEmail, hours: confirmationHours },
  reset_password: { path: paths.resetPassword, hours: resetHours },
} satisfies Record<LinkPurpose, { path: string; hours: number }>

/**
 * Makes the address that an e-mail carries: it works once, for a while, and instead of the ones that
 * were sent before. Only its hash is stored.
 */
export async function issueLink(
  transaction: Database,
  config: Pick<Config, "baseUrl">,
  link: { userId: number; purpose: LinkPurpose },
  now: Date,
): Promise<string> {
  const { path, hours } = links[link.purpose]
  const code = newToken()
  const expiresAt = new Date(now.getTime() + hours * 3_600_000)
  await replaceLinkCode(transaction, { ...link, tokenHash: hashToken(code), now, expiresAt })
  return `${config.baseUrl}${path}?codigo=${code}`
}
