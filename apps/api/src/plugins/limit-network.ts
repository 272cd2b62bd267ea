import { networksOfCustomer, wideNetworkOf } from "@wara/domain/site/caller-network"
import type { Database } from "../database/database.ts"
import { limitCalls } from "./limit-calls.ts"

/**
 * Counts a call by the network that it comes from (`callerNetwork`), and by the wide one that it lies
 * in: whoever holds 65,536 networks is one caller with a wider limit. Throws RateLimitError past
 * either.
 */
export async function limitNetwork(
  database: Database,
  call: {
    name: string
    network: string
    limit: number
    windowSeconds: number
    /** How many calls this one is worth; one unless told. */
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
