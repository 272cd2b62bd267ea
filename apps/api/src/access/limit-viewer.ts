import type { FastifyRequest } from "fastify"
import type { Database } from "../database/database.ts"
import { callerNetwork } from "./caller.ts"
import { limitCalls } from "./limit-calls.ts"
import { limitNetwork } from "./limit-network.ts"
import { requireViewer } from "./session.ts"
import type { Viewer } from "./viewer.ts"

/**
 * Number of accounts at their limit that one network allows, because an office shares an address.
 */
const accountsPerNetwork = 5

/**
 * The calling person, after counting the call by account and by network. Throws UnauthorizedError
 * for visitors, RateLimitError past the limit.
 */
export async function limitViewer(
  database: Database,
  request: FastifyRequest,
  calls: { name: string; limit: number; windowSeconds: number },
): Promise<Viewer> {
  const viewer = requireViewer(request)
  const { name, limit, windowSeconds } = calls
  await limitCalls(database, { ...calls, name: `${name}-account`, caller: String(viewer.id) })
  await limitNetwork(database, {
    name: `${name}-network`,
    network: callerNetwork(request),
    limit: limit * accountsPerNetwork,
    windowSeconds,
  })
  return viewer
}
