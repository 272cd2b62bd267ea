import type { Database } from "../../../database/database.ts"
import { limitCalls } from "../../../plugins/limit-calls.ts"
import { networkOf, wideNetworkOf } from "../../../plugins/network.ts"

/** A sending counts once, and once more for every 64 kB: an hour of a network holds about 75 MB. */
const limit = { name: "recording-network", limit: 1_200, windowSeconds: 3_600 }
const weight = 65_536

/** How many networks' worth all those of one customer may send. */
const networksOfCustomer = 10

/** Counts a sending by its length, before any of it is read. Throws RateLimitError. */
export async function limitSending(
  database: Database,
  sending: { address: string; bytes: number },
): Promise<void> {
  const times = 1 + Math.floor(sending.bytes / weight)
  await limitCalls(database, { ...limit, caller: networkOf(sending.address), times })
  const wide = wideNetworkOf(sending.address)
  if (wide === null) return
  const most = limit.limit * networksOfCustomer
  await limitCalls(database, { ...limit, caller: wide, limit: most, times })
}
