import { limitCalls } from "../../../access/limit-calls.ts"
import { limitNetwork } from "../../../access/limit-network.ts"
import type { Database } from "../../../database/database.ts"
import { type LinkRequest, queueLinkRequest } from "../../../queue/queue-link-request.ts"

const windowSeconds = 3600

/**
 * Users of an office may share an address; six links an hour suffice for a user, sixty would be
 * abuse.
 */
const limits = {
  network: { name: "link-network", limit: 20, windowSeconds },
  email: { name: "link-email", limit: 5, windowSeconds },
}

/**
 * Requests a link to an e-mail. A worker later looks up whether it has an account. Throws
 * RateLimitError past the limits, which do not depend on accounts either.
 */
export async function requestLink(
  database: Database,
  request: LinkRequest,
  network: string,
): Promise<void> {
  const email = request.email.toLowerCase()
  await limitNetwork(database, { ...limits.network, network })
  await limitCalls(database, { ...limits.email, caller: `${request.purpose}:${email}` })
  await queueLinkRequest(database, { ...request, email })
}
