import { networksOfCustomer, wideNetworkOf } from "@wara/domain/site/caller-network"
import type { Database } from "../database/database.ts"
import { limitCalls } from "./limit-calls.ts"

/**
 * Counts a call by the client's network (`callerNetwork`) and by the wider network around it: an
 * owner of 65,536 networks counts as one caller with a wider limit. Throws RateLimitError past
 * either.
 */
export async function limitNetwork(
  database: Database,
  call: {
    name: string
    network: string
    limit: number
    windowSeconds: number
    /** Weight of this call; one by default. */
    times?: number
  },
): Promise<void> {
  const { network, ...counted } = call
  await limitCalls(database, { ...counted, caller: network })
  const wide = wideNetworkOf(network)
  if (wide === null) return
  await limitCalls(database, {
    ...counted,
    caller: wide,
    limit: counted.limit * networksOfCustomer,
  })
}
