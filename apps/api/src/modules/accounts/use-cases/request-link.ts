import { limitCalls } from "../../../access/limit-calls.ts"
import { limitNetwork } from "../../../access/limit-network.ts"
import type { Database } from "../../../database/database.ts"
import { type LinkRequest, queueLinkRequest } from "../../../queue/queue-link-request.ts"

const windowSeconds = 3600

/** An office may share an address; nobody needs six links an hour, and nobody wants sixty. */
const limits = {
  network: { name: "link-network", limit: 20, windowSeconds },
  email: { name: "link-email", limit: 5, windowSeconds },
}

/**
 * Asks for a link to an e-mail. Whether anybody has it is looked up later, by a worker. Throws
 * RateLimitError past the limits, which know no accounts either.
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
